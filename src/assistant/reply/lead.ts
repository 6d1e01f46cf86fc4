import { lowerFirst } from '#src/lib/text.ts';
import { stem } from '../understand/words/stem.ts';
import { plainWords } from '../understand/words/text.ts';
import type { Draft, Scene } from './scene.ts';

/** "Yes" or "no" stands only before the answer to a question that asks for it: not after "which" or "when", nor between two things. */
export function withFitLead(scene: Scene, draft: Draft): Draft {
  const { yesLead, noLead } = scene.knowledge.pack.replies;
  // What was taken for granted is denied in the same breath; "which" asks for neither.
  const unfit = isWhich(scene) ? [yesLead, noLead] : isPolar(scene) ? [] : [yesLead];
  return { ...draft, text: withoutLead(draft.text, unfit) };
}

/** "With real money?": no, where a clause of the reply calls the same thing unreal; that clause is said. */
export function withDenial(scene: Scene, draft: Draft): Draft {
  const { reading, knowledge, state } = scene;
  const { words, language, pack } = knowledge;
  const isAsked = reading.tokens.some(({ text }) => words.real(text)) && isPolar(scene) && !isWhich(scene);
  const isOfIt = draft.focus?.some((each) => reading.named.includes(each) || state.focus.includes(each));
  if (!isAsked || !isOfIt || !scene.target.startsWith('x.')) return draft;
  const beside = reading.topics.filter(
    (root) => !reading.tokens.some(({ text }) => words.real(text) && stem(text, language) === root),
  );
  const clauses = draft.text.split(/(?<=[:;]) /);
  const at = clauses.findIndex((clause) => {
    const said = plainWords(clause);
    return said.some(words.unreal) && said.some((word) => beside.includes(stem(word, language)));
  });
  return at < 0 ? draft : { ...draft, text: pack.replies.noLead + lowerFirst(clauses.slice(at).join(' ')) };
}

/** A reply that does not begin with "yes". */
export function withoutYes({ knowledge }: Scene, text: string): string {
  return withoutLead(text, [knowledge.pack.replies.yesLead]);
}

/** A text that begins with neither "yes" nor "no". */
export function withoutLeads({ knowledge: { pack } }: Scene, text: string): string {
  return withoutLead(text, [pack.replies.yesLead, pack.replies.noLead]);
}

function withoutLead(text: string, unfit: readonly string[]): string {
  const lead = unfit.map((each) => each.replace(/\P{L}+$/u, '')).find((each) => text.startsWith(each));
  const rest = text.slice(lead?.length);
  if (lead === undefined || !/^[,:.] /.test(rest)) return text;
  return rest.slice(2).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

function isWhich({ reading, knowledge: { words } }: Scene): boolean {
  return reading.tokens.slice(0, 3).some(({ text }) => words.oneOf(text));
}

/** True unless the question opens with a word that asks for something else, offers two things, or is about the visitor. */
export function isPolar({ reading, constraints, knowledge: { words } }: Scene): boolean {
  const texts = reading.tokens.map(({ text, mention }) => (mention ? '' : text));
  const at = Math.max(
    0,
    texts.findIndex((text) => !words.follow(text)),
  );
  const [first = '', second = ''] = texts.slice(at);
  if (words.follow(`${first} ${second}`)) return true;
  if (words.asks(first) || (words.leads(first) && words.asks(second))) return false;
  const or = texts.findLastIndex((text) => words.or(text));
  if (constraints.either && or > 0 && texts.length - or > 2) return false;
  return !texts.some((text, place) => words.visitor(text) || words.visitor(`${text} ${texts[place + 1] ?? ''}`));
}
