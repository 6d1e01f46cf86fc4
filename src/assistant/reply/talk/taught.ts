import { likeliest, type Knowledge } from '#src/assistant/understand/knowledge.ts';
import { readQuestion } from '#src/assistant/understand/read.ts';
import { stem } from '#src/assistant/understand/words/stem.ts';
import { plainWords } from '#src/assistant/understand/words/text.ts';
import type { Draft, Scene } from '../scene.ts';

interface Lesson {
  roots: ReadonlySet<string>;
  /** Those of them that are no words of asking: by "what" and one word more, every question would be alike. */
  subjects: ReadonlySet<string>;
  target: string;
  answer: string;
}

const lessons = new WeakMap<Knowledge, Lesson[]>();

/** Shared words that make a question the one the owner wrote down, when both want the same and when not. */
const alike = { sameTarget: 0.5, otherTarget: 0.8 };

/** So many words of what a wording is about must be asked for, or all, where it has fewer. */
const leastSubjects = 2;

/** The owner's own answer, when the question is near enough to one the owner wrote down. */
export function taughtAnswer({ knowledge, reading }: Scene): Draft | undefined {
  if (knowledge.facts.taught.length === 0) return undefined;
  const asked = lessonOf(reading.asked, '', knowledge);
  let best: Lesson | undefined;
  let most = 0;
  for (const lesson of lessonsOf(knowledge)) {
    const shared = [...lesson.roots].filter((root) => asked.roots.has(root)).length;
    const subjects = [...lesson.subjects].filter((root) => asked.subjects.has(root)).length;
    if (subjects < Math.min(leastSubjects, lesson.subjects.size)) continue;
    const score = (2 * shared) / Math.max(1, lesson.roots.size + asked.roots.size);
    const least = lesson.target === asked.target ? alike.sameTarget : alike.otherTarget;
    if (score >= least && score > most) [best, most] = [lesson, score];
  }
  return best && { text: best.answer };
}

function lessonsOf(knowledge: Knowledge): Lesson[] {
  let known = lessons.get(knowledge);
  if (!known) {
    known = knowledge.facts.taught.flatMap(({ questions, answer }) =>
      questions.map((question) => lessonOf(question, answer, knowledge)),
    );
    lessons.set(knowledge, known);
  }
  return known;
}

function lessonOf(question: string, answer: string, knowledge: Knowledge): Lesson {
  const { language, words } = knowledge;
  const { tokens, seen } = readQuestion(question, knowledge);
  const telling = tokens
    .flatMap(({ text }) => plainWords(text))
    .filter((word) => !words.function(word) || words.asks(word));
  const rootsOf = (list: readonly string[]) => new Set(list.map((word) => stem(word, language)));
  return {
    roots: rootsOf(telling),
    subjects: rootsOf(telling.filter((word) => !words.asks(word))),
    target: likeliest(seen, knowledge).target,
    answer,
  };
}
