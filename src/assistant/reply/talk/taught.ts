import { likeliest, type Knowledge } from '#src/assistant/understand/knowledge.ts';
import { readQuestion } from '#src/assistant/understand/read.ts';
import { rootsOf, tellingOf } from '#src/assistant/understand/search/find.ts';
import { stem } from '#src/assistant/understand/words/stem.ts';
import { plainWords, sentencesOf } from '#src/assistant/understand/words/text.ts';
import { isShort, ofWork } from '#src/assistant/understand/talk/thread.ts';
import { fields } from '../entries/compare.ts';
import { wantsList } from '../entries/lists.ts';
import { withFitLead } from '../lead.ts';
import { asks, type Draft, type Scene } from '../scene.ts';
import { farLikelier } from './taught-instead.ts';

interface Lesson {
  /** The stems of its words, those of asking among them. */
  roots: ReadonlySet<string>;
  /** Those of them that are no words of asking: by "what" and one word more, every question would be alike. */
  subjects: ReadonlySet<string>;
  target: string;
  answer: string;
}

const lessons = new WeakMap<Knowledge, Lesson[]>();

/** What two questions share, of both together, from which on they are one: where both want the same, and where not. */
const alike = { sameTarget: 0.5, otherTarget: 0.8 };
/** The same by how much the shared words tell; where they do not want the same, each must hold as much of the other. */
/** So much the words must tell that a turn has of an answer. */
const leastTold = 0.6;
const telling = { sameTarget: 0.5, otherTarget: 0.6, inThread: 0.35 };
/** What a related word tells of the word itself. */
const related = 0.6;

/** What a question that goes on is taken for by itself. */
const goesOn = /^(x|owner|talk|off\.nonsense)/;

/** So many words of what a wording is about must be asked for, or all, where it has fewer. */
const leastSubjects = 2;

/** The owner's own answer, when the question is near enough to one the owner wrote down. */
export function taughtAnswer(scene: Scene): Draft | undefined {
  const { knowledge, reading, state } = scene;
  if (knowledge.facts.taught.length === 0 || isOfList(scene)) return undefined;
  const asked = lessonOf(reading.asked, '', knowledge);
  // In a talk about something, its own code or price is meant rather than any.
  const isAlone = state.focus.length === 0;
  let best: Lesson | undefined;
  let most = 0;
  for (const lesson of lessonsOf(knowledge)) {
    const isSame = lesson.target === asked.target;
    const score = Math.max(byWords(lesson, asked, isSame), isAlone ? byTelling(lesson, asked, isSame, knowledge) : 0);
    if (score > most) [best, most] = [lesson, score];
  }
  if (best) return withFitLead(scene, { text: farLikelier(best.answer, scene) });
  const isOfWork = ofWork.test(state.target) && goesOn.test(asked.target);
  return isOfWork && isShort(reading, state) ? inThread(asked, scene) : undefined;
}

/** "Which projects are finished?" asks for those of the site. */
function isOfList(scene: Scene): boolean {
  return asks(scene, 'project', 'chapter') && asks(scene, ...Object.keys(fields)) && wantsList(scene);
}

/** "Does that cost extra?", asked on: the one answer that holds what is asked now, and most of what was asked before. */
function inThread(asked: Lesson, { knowledge, state }: Scene): Draft | undefined {
  if (!state.reading || asked.subjects.size === 0) return undefined;
  const before = lessonOf(state.reading.asked, '', knowledge);
  const both = new Set([...asked.subjects, ...before.subjects]);
  const [found] = lessonsOf(knowledge)
    .map(({ subjects, answer }) => ({
      answer,
      now: held(asked.subjects, subjects, knowledge),
      all: held(subjects, both, knowledge),
    }))
    .filter(
      ({ now, all }) => now.shared > leastTold && isPart(now, telling.sameTarget) && isPart(all, telling.inThread),
    )
    .sort((one, other) => shareOf(other.now) + shareOf(other.all) - shareOf(one.now) - shareOf(one.all));
  if (!found || found.answer !== state.said) return found && { text: found.answer };
  // Said already: the sentence of it that holds what is asked now.
  const text = sentencesOf(found.answer).find(
    (each) => held(asked.subjects, rootsOf(each, knowledge), knowledge).shared,
  );
  return text ? { text } : undefined;
}

type Held = ReturnType<typeof held>;

function shareOf({ shared, whole }: Held): number {
  return whole === 0 ? 0 : shared / whole;
}

function isPart(of: Held, least: number): boolean {
  return shareOf(of) >= least;
}

/** How alike two questions are word by word; 0 where that is not enough. */
function byWords(lesson: Lesson, asked: Lesson, isSame: boolean): number {
  const subjects = [...lesson.subjects].filter((root) => asked.subjects.has(root)).length;
  if (subjects < Math.min(leastSubjects, lesson.subjects.size)) return 0;
  const shared = [...lesson.roots].filter((root) => asked.roots.has(root)).length;
  const score = (2 * shared) / Math.max(1, lesson.roots.size + asked.roots.size);
  return score >= (isSame ? alike.sameTarget : alike.otherTarget) ? score : 0;
}

/** How alike two questions are in the words that tell most; 0 where that is not enough. */
function byTelling(lesson: Lesson, asked: Lesson, isSame: boolean, knowledge: Knowledge): number {
  const ofLesson = held(lesson.subjects, asked.subjects, knowledge);
  const ofAsked = held(asked.subjects, lesson.subjects, knowledge);
  if (ofLesson.whole === 0 || ofAsked.whole === 0) return 0;
  const score = (ofLesson.shared + ofAsked.shared) / (ofLesson.whole + ofAsked.whole);
  if (isSame) return score >= telling.sameTarget ? score : 0;
  const least = Math.min(ofLesson.shared / ofLesson.whole, ofAsked.shared / ofAsked.whole);
  return least >= telling.otherTarget ? score : 0;
}

/** How much of some words stands among others, by how much they tell, and how much that is of all. */
function held(own: ReadonlySet<string>, by: ReadonlySet<string>, knowledge: Knowledge) {
  let [shared, whole] = [0, 0];
  for (const root of own) {
    const weight = tellingOf(root, knowledge);
    whole += weight;
    if (by.has(root)) shared += weight;
    else if ([...(knowledge.related.get(root) ?? [])].some((other) => by.has(other))) shared += weight * related;
  }
  return { shared, whole };
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
  const kept = tokens
    .flatMap(({ text }) => plainWords(text))
    .filter((word) => !words.function(word) || words.asks(word));
  const rootsOf = (list: readonly string[]) => new Set(list.map((word) => stem(word, language)));
  return {
    roots: rootsOf(kept),
    subjects: rootsOf(kept.filter((word) => !words.asks(word))),
    target: likeliest(seen, knowledge).target,
    answer,
  };
}
