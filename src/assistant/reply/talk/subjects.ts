import type { Knowledge } from '#src/assistant/understand/knowledge.ts';
import type { Reading } from '#src/assistant/understand/reading.ts';
import { tellingOf } from '#src/assistant/understand/search/find.ts';
import { stem } from '#src/assistant/understand/words/stem.ts';
import { askedIn, plainWords } from '#src/assistant/understand/words/text.ts';

/** What one answer of the owner's is about: all that its questions and its keywords hold. */
interface Subject {
  answer: string;
  asked: ReadonlySet<string>;
  /** The stems of each keyword. */
  called: readonly (readonly string[])[];
}

/** An answer of the owner's, and how much of a message speaks for it. */
export interface Spoken {
  answer: string;
  worth: number;
}

/** A word of the owner's question tells less than a keyword, one that is related less than the word itself. */
const [ofQuestion, ofRelated] = [0.5, 0.4];

/** What only stands in a statement beside the question tells half. */
const besideQuestion = 0.5;

const subjects = new WeakMap<Knowledge, Subject[]>();

/** The owner's answers that the words of a message speak for, the likeliest first. */
export function answersSpokenFor(reading: Reading, knowledge: Knowledge): Spoken[] {
  const known = subjectsOf(knowledge);
  const part = partOfEach(reading, knowledge);
  const message = ` ${rootsIn(reading.tokens.map(({ text }) => text).join(' '), knowledge).join(' ')} `;
  return known
    .map((subject) => ({ answer: subject.answer, worth: worthOf(subject) }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth);

  function worthOf({ asked, called }: Subject): number {
    const counted = new Map<string, number>();
    const count = (root: string, worth: number) => counted.set(root, Math.max(counted.get(root) ?? 0, worth));
    for (const phrase of called) {
      const first = phrase[0] ?? '';
      if (message.includes(` ${phrase.join(' ')} `)) {
        const rarity = rarityOf((other) => other.called.some((each) => each.join(' ') === phrase.join(' ')));
        count(phrase.join(' '), rarity * Math.max(...phrase.map(part)));
        // What a keyword holds is not counted again as a word of a question.
        for (const root of phrase) count(root, 0);
      } else if (phrase.length === 1) {
        const led = reading.topics.filter((root) => knowledge.related.get(first)?.has(root));
        for (const root of led) count(root, rarityOf(holding(root)) * ofRelated * part(root));
      }
    }
    for (const root of reading.topics)
      if (asked.has(root) && !called.some((phrase) => phrase.includes(root) && counted.has(phrase.join(' '))))
        count(root, rarityOf(holding(root)) * ofQuestion * Math.min(1, tellingOf(root, knowledge)) * part(root));
    return [...counted.values()].reduce((sum, each) => sum + each, 0);
  }

  /** 1 for what one answer alone is about, less for what several are. */
  function rarityOf(holds: (subject: Subject) => boolean): number {
    const holders = Math.max(1, known.filter(holds).length);
    return Math.log(1 + known.length / holders) / Math.log(1 + known.length);
  }
}

function holding(root: string) {
  return ({ asked, called }: Subject) => asked.has(root) || called.some((phrase) => phrase.includes(root));
}

/** How much a stem of a message counts: one that only stands beside what is asked, half. */
function partOfEach({ asked }: Reading, knowledge: Knowledge): (root: string) => number {
  const [all, inQuestion] = [asked, askedIn(asked)].map((text) => new Set(rootsIn(text, knowledge)));
  return (root) => (all?.has(root) && !inQuestion?.has(root) ? besideQuestion : 1);
}

function subjectsOf(knowledge: Knowledge): Subject[] {
  let known = subjects.get(knowledge);
  if (!known) {
    const { words } = knowledge;
    known = knowledge.facts.taught.map(({ questions, keywords, answer }) => ({
      answer,
      asked: new Set(
        rootsIn(
          questions
            .flatMap(plainWords)
            .filter((word) => !words.function(word) && !words.asks(word))
            .join(' '),
          knowledge,
        ),
      ),
      called: keywords
        .split(', ')
        .filter(Boolean)
        .map((phrase) => rootsIn(phrase, knowledge)),
    }));
    subjects.set(knowledge, known);
  }
  return known;
}

function rootsIn(text: string, { language }: Knowledge): string[] {
  return plainWords(text).map((word) => stem(word, language));
}
