import type { Knowledge } from '#src/assistant/understand/knowledge.ts';
import { readQuestion } from '#src/assistant/understand/read.ts';
import type { Reading } from '#src/assistant/understand/reading.ts';
import { tellingOf } from '#src/assistant/understand/search/find.ts';
import { featuresOf } from '#src/assistant/understand/words/features.ts';
import { stem } from '#src/assistant/understand/words/stem.ts';
import { askedIn, plainWords } from '#src/assistant/understand/words/text.ts';

/** What one answer of the owner's is about: all that its questions and its keywords hold. */
interface Subject {
  answer: string;
  /** The stems of each wording. */
  wordings: readonly ReadonlySet<string>[];
  asked: ReadonlySet<string>;
  /** The stems of each keyword. */
  called: readonly (readonly string[])[];
  /** How surely one of its wordings is of each topic of business. */
  topics: Float64Array;
}

/** An answer of the owner's, and how much of a message speaks for it. */
export interface Spoken {
  answer: string;
  /** What its words are worth, and all that speaks for it. */
  words: number;
  worth: number;
  /** How likely the message and the answer are of one topic of business. */
  topic: number;
  /** One of its wordings is asked. */
  verbatim: boolean;
}

/** A word of the owner's question tells less than a keyword, one that is related less than the word itself. */
const [ofQuestion, ofRelated] = [0.5, 0.4];

/** What being surely of the same topic is worth. */
const ofTopic = 2.5;

/** A wording that is of a topic less surely is of none. */
const leastOfTopic = 0.3;

/** Of two questions that are one, the words that both hold are so much. */
const asWorded = 0.8;

/** What only stands in a statement beside the question tells half. */
const besideQuestion = 0.5;

const subjects = new WeakMap<Knowledge, Subject[]>();

/** The owner's answers that the words of a message speak for, the likeliest first. */
export function answersSpokenFor(reading: Reading, knowledge: Knowledge): Spoken[] {
  const known = subjectsOf(knowledge);
  const part = partOfEach(reading, knowledge);
  const roots = new Set(contentOf(reading.asked, knowledge));
  const topics = topicsAsked(reading, knowledge);
  const message = ` ${rootsIn(reading.tokens.map(({ text }) => text).join(' '), knowledge).join(' ')} `;
  return known
    .map((subject) => {
      const topic = alike(subject.topics, topics);
      const words = worthOf(subject);
      return { answer: subject.answer, words, worth: words + ofTopic * topic, topic, verbatim: isWorded(subject) };
    })
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth);

  function isWorded({ wordings }: Subject): boolean {
    return wordings.some((own) => {
      const shared = [...own].filter((root) => roots.has(root)).length;
      return (2 * shared) / Math.max(1, own.size + roots.size) >= asWorded;
    });
  }

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
    known = knowledge.facts.taught.map(({ questions, keywords, answer }) => ({
      answer,
      wordings: questions.map((wording) => new Set(contentOf(wording, knowledge))),
      asked: new Set(questions.flatMap((wording) => contentOf(wording, knowledge))),
      called: keywords
        .split(', ')
        .filter(Boolean)
        .map((phrase) => rootsIn(phrase, knowledge)),
      topics: [...questions, keywords]
        .map((wording) => topicsOf(readQuestion(wording, knowledge).seen, knowledge))
        .reduce((most, each) => most.map((share, at) => Math.max(share, each[at]! < leastOfTopic ? 0 : each[at]!))),
    }));
    subjects.set(knowledge, known);
  }
  return known;
}

/** The stems of a text without its little words and those of asking. */
function contentOf(text: string, { words, language }: Knowledge): string[] {
  return plainWords(text)
    .filter((word) => !words.function(word) && !words.asks(word))
    .map((word) => stem(word, language));
}

/** The likelihood of each topic of business; a small model knows none. */
function topicsOf(seen: readonly string[], { model, concepts, language }: Knowledge): Float64Array {
  const shares = model.classify(featuresOf(seen, concepts, language));
  return shares.filter((_, at) => model.classes[at]?.startsWith('terms.'));
}

/** What is told before a question, up to its last clause. */
const beforeClause = /^.*(?:¿|[.,;:!?](?=\s+\S+\s+\S+\s+\S))/su;

/** Alone it is less sure of its topic. */
const ofLast = 0.8;

/** The topics of a message and of its last clause, which may ask what the rest only leads to. */
function topicsAsked({ asked, seen }: Reading, knowledge: Knowledge): Float64Array {
  const whole = topicsOf(seen, knowledge);
  const clause = askedIn(asked).replace(beforeClause, '');
  if (clause === asked) return whole;
  const ofClause = topicsOf(readQuestion(clause, knowledge).seen, knowledge);
  return whole.map((share, at) => Math.max(share, ofClause[at]! * ofLast));
}

/** How likely two questions are of one topic. */
function alike(one: Float64Array, other: Float64Array): number {
  return one.reduce((sum, share, at) => sum + share * other[at]!, 0);
}

function rootsIn(text: string, { language }: Knowledge): string[] {
  return plainWords(text).map((word) => stem(word, language));
}
