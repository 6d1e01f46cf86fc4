import { createEngine } from '#src/assistant/engine.ts';
import { compileFacts } from '#src/assistant/facts/compile.ts';
import { loadLanguagePack } from '#src/assistant/train/language-pack.loader.ts';
import { loadContent } from '#src/content/load.ts';
import { readQuestion } from '#src/assistant/understand/read.ts';
import { constraintsOf } from '#src/assistant/understand/constraints.ts';
import { rankTargets } from '#src/assistant/understand/decide.ts';
import { findEntities } from '#src/assistant/understand/find.ts';
import { noState } from '#src/assistant/understand/state.ts';
const l = process.argv[2] as 'es'|'en';
const k = createEngine(loadLanguagePack(process.cwd(), l), compileFacts(loadContent(process.cwd()), l)).knowledge;
for (const q of process.argv.slice(3)) {
  const r = readQuestion(q, k); const c = constraintsOf(r, k);
  console.log('>', q, '\n  ', r.seen.join(' '), '| topics', r.topics.join(' '), '| named', r.named.map(e=>e.title).join(), '| strangers', r.strangers.join());
  console.log('   ', rankTargets(r, c, noState, k).slice(0,5).map(x=>`${x.target} ${x.share.toFixed(2)}`).join(', '), '|', findEntities(r.topics, k).slice(0,4).map(f=>`${f.entity.title} ${f.score.toFixed(1)} ${f.share.toFixed(2)}`).join(', '));
  console.log('   ', JSON.stringify({...c, negated: c.negated.some(Boolean)?c.negated.map(Number).join(''):undefined, attributes: c.attributes.map(a=>(a.negated?'-':'')+a.attribute).join(' ')}));
}
