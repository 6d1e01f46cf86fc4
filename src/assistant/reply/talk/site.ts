import { languages } from '#src/i18n/languages.ts';
import type { Replies } from '../replies.ts';
import { rootsOf } from '#src/assistant/understand/search/find.ts';
import { findSentences, type Sentence } from '#src/assistant/understand/search/sentences.ts';
import { stem } from '#src/assistant/understand/words/stem.ts';
import { plainWords } from '#src/assistant/understand/words/text.ts';
import { keyOf } from '#src/assistant/understand/named/names.ts';
import { isPolar } from '../lead.ts';
import { mentioned, ofKind, say, tell, type Handler, type Scene } from '../scene.ts';

/** A fixed reply. */
export function fixed(key: keyof Replies): Handler {
  return (scene) => tell(scene, key);
}

/** So much of a question a sentence of the privacy note must hold to go before its lead, which answers with yes or no. */
const [ofPart, ofOther] = [3.6, 7];
const forPolar = 1.5;
/** What it says elsewhere holds so much more than what it says there. */
const clearly = 1.3;
const longestSaid = 240;

/** What the privacy note says of what was asked; its own lead when it says nothing nearer. */
export function privacy(key: keyof Replies, hint: 'chat' | 'form' | 'cookies'): Handler {
  return (scene) => {
    const { knowledge, reading } = scene;
    const passages = knowledge.facts.passages.filter(({ topic }) => topic === 'privacy');
    if (passages.length === 0) return tell(scene, 'unsaid');
    const lead = say(scene, hint === 'cookies' && knowledge.facts.statistics ? 'cookiesStatistics' : key);
    // What it says below the heading that the lead sums up goes before what it says elsewhere.
    const isSaid = ({ topic, text }: Sentence) => topic === 'privacy' && !text.endsWith(':');
    const roots = plainWords(lead).map((word) => stem(word, knowledge.language));
    const part = findSentences(roots, knowledge, isSaid)[0]?.sentence.part;
    const isAsked = isPolar(scene);
    const cases = hint === 'form' && isAsked ? casesOf(scene, part) : undefined;
    if (cases && cases !== scene.state.said) return { text: cases };
    const found = findSentences(reading.topics, knowledge, isSaid);
    const near = found.find(({ sentence }) => sentence.part === part)?.own ?? 0;
    const best = found.find(
      ({ sentence, own, hits }) =>
        (hits > 1 || reading.topics.length === 1) &&
        // Advice for a case is no answer to whether something is so.
        !(isAsked && knowledge.answers.condition.says(plainWords(sentence.text)[0] ?? '')) &&
        own > (sentence.part === part ? ofPart : ofOther) * (isAsked && reading.topics.length > 1 ? forPolar : 1),
    );
    const isNear = best && (best.sentence.part === part || best.own > near * clearly);
    // The same is not said twice: what stands below its heading and holds something of what is asked now.
    const next = lead === scene.state.said ? found.find(({ sentence }) => sentence.part === part) : undefined;
    const text = isNear ? best.sentence.text : (next?.sentence.text ?? lead);
    if (text.length < longestSaid) return { text };
    // Of a list what leads to it is said, where that holds what its sum does not.
    const [before = ''] = text.split(/: /);
    const [said, summed] = [rootsOf(before, knowledge), rootsOf(lead, knowledge)];
    const isIn = (roots: ReadonlySet<string>, root: string) =>
      [root, ...(knowledge.related.get(root) ?? [])].some((each) => roots.has(each));
    const isOther = reading.topics.some((root) => isIn(said, root) && !isIn(summed, root));
    return { text: (isOther || next) && before.length < longestSaid ? `${before}.` : lead };
  };
}

/** A few words that say of which case the next sentence speaks. */
const longestLabel = 5;

/** Whether what is sent arrives: how that part of the note begins, and what it says of sending, case by case. */
function casesOf({ reading, knowledge: { words, facts } }: Scene, part: number | undefined): string | undefined {
  const said = facts.passages.filter((each) => each.topic === 'privacy' && each.part === part).map(({ text }) => text);
  const arrives = (text = '') => plainWords(text).some(words.arrive);
  const isLabel = (text = '') => text !== '' && plainWords(text).length <= longestLabel;
  if (part === undefined || !reading.tokens.some(({ text }) => words.arrive(text))) return undefined;
  const kept = said.filter(
    (text, at) =>
      at === 0 ||
      arrives(text) ||
      (isLabel(text) && arrives(said[at + 1])) ||
      (isLabel(said[at - 1]) && arrives(said[at - 1])),
  );
  return kept.length > 1 ? kept.join(' ') : undefined;
}

export const newsletter: Handler = (scene) => {
  const { newsletter: letter } = scene.knowledge.facts;
  return letter ? tell(scene, 'newsletter', { title: letter.title, text: letter.description }) : tell(scene, 'unsaid');
};

export const use: Handler = (scene) =>
  tell(scene, scene.reading.tokens.some(({ text }) => scene.knowledge.words.theme(text)) ? 'siteTheme' : 'siteUse');

export const offline: Handler = (scene) => tell(scene, scene.knowledge.facts.offline ? 'offline' : 'offlineNot');

export const siteLanguage: Handler = (scene) => {
  const other = mentioned(scene, 'tongue').find(({ label }) => !isOwn(scene, label));
  return tell(scene, other ? 'siteNotIn' : 'siteLanguage', { name: other?.label ?? '' });
};

function isOwn({ knowledge }: Scene, label: string): boolean {
  const names = new Intl.DisplayNames([knowledge.language], { type: 'language' });
  return languages.some((code) => keyOf(names.of(code) ?? '') === keyOf(label));
}

/** What the assistant can do, with subjects that are really here. */
export const help: Handler = (scene) =>
  tell(scene, ofKind(scene, 'novel').length > 0 ? 'help' : 'helpNoNovel', {
    count: ofKind(scene, 'project').length,
  });
