import { format } from '#src/i18n/format.ts';
import { bullets, paragraphs, type Draft, type Scene } from '../draft.ts';
import { has } from '../question.ts';
import type { Cue } from '../words/cue-names.ts';
import { findCues } from '../words/cues.ts';
import { functionWords } from '../words/function-words.ts';

const courtesies: Cue[] = ['goodbye', 'praise', 'thanks', 'howAreYou', 'greeting'];

/** What goes with a courtesy without asking anything. */
const politeWords = /^(por|pregunta|duda|consulta|question|quick|mate|man|guys|amigo|amiga|tio|tia|todos)$/;

/** Greetings, thanks and farewells with nothing else in them. */
export function courtesy({ question, say, knowledge }: Scene): Draft | undefined {
  if (question.entries.length > 0 || question.topics.length > 0) return undefined;
  if (question.rest.some((word) => !politeWords.test(word)) || has(question, 'task', 'advice', 'injection', 'insult'))
    return undefined;
  const cue = courtesies.find((each) => has(question, each));
  if (!cue || !isOnlyCourtesy(question.text, question.language)) return undefined;
  return { text: format(say[cue as 'greeting'], { owner: knowledge.index.owner.name }), intent: cue };
}

function isOnlyCourtesy(text: string, language: 'es' | 'en'): boolean {
  const { cues, left } = withoutCourtesies(text, language);
  return (
    cues &&
    !/\b(how|what|who|which|when|where|why|que|cual|como|donde|cuando|cuant[oa]s?|quien)\b/.test(left) &&
    (left.match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => functionWords[language].has(word) || politeWords.test(word))
  );
}

function withoutCourtesies(text: string, language: 'es' | 'en'): { cues: boolean; left: string } {
  let left = ` ${text} `;
  let any = false;
  // A second look takes what stood beside the first: "hola, buenas tardes".
  for (let round = 0; round < 3; round += 1) {
    const { found, seen } = findCues(left, language);
    if (!courtesies.some((cue) => found.has(cue))) break;
    any = true;
    for (const part of seen
      .map(({ part: each }) => each)
      .filter((each) => isCourtesy(each, language))
      .sort((a, b) => b.length - a.length))
      left = left.replace(part, ' ');
  }
  return { cues: any, left };
}

function isCourtesy(part: string, language: 'es' | 'en'): boolean {
  const { found } = findCues(part, language);
  return courtesies.some((cue) => found.has(cue));
}

/** Who the assistant is and what it can do. */
export function aboutAssistant(scene: Scene): Draft | undefined {
  const { question, say, knowledge } = scene;
  const owner = knowledge.index.owner.name;
  if (question.entries.length > 0) return undefined;
  if (has(question, 'identity') && question.topics.every(({ key, known }) => !known || key === 'ai'))
    return { text: format(say.identity, { owner }), intent: 'identity' };
  if (has(question, 'help') && !question.namesOwner && question.topics.length === 0)
    return { text: helpText(scene), intent: 'help' };
  return undefined;
}

/** What can be asked, with examples made of the site's own names. */
export function helpText({ say, knowledge, language }: Scene): string {
  const { entries, owner } = knowledge.index;
  const [first, second] = entries.filter(({ featured }) => featured).concat(entries);
  const values = {
    owner: owner.name,
    project: first?.title[language] ?? '',
    other: second?.title[language] ?? '',
    technology: owner.technologies[0] ?? '',
    skill: owner.skillLevels[0]?.name[language] ?? '',
  };
  return paragraphs(say.help, bullets(say.helpExamples.map((example) => format(example, values))));
}

/** "Explain how React hooks work": a lesson about a technology. */
const asksLesson = /^\W*(explica(me)?|define|ensename|como (se|funcionan?)|explain|define|teach me|how (do|does|to))\b/;

const looksLikeCode = /=>|\bdef \w+\(|console\.log|\bfor \w+ in \w+\(|\bselect .+ from\b|[;{}]\s*$/im;

/** Attempts to change the rules, and requests for what is none of the portfolio's business. */
export function declined({ question, say, knowledge }: Scene): Draft | undefined {
  const values = { owner: knowledge.index.owner.name };
  if (has(question, 'injection') || /<\s*\/?\s*\w+[^>]*>|\bDAN\b|\{\{|\bSYSTEM\b/.test(question.original)) {
    return { text: format(say.injection, values), intent: 'injection' };
  }
  // "What is the difference between React and Vue?" is a lesson, not a question about a project.
  const isLesson =
    question.entries.length === 0 &&
    !has(question, 'knows') &&
    !/\b(proyectos?|projects?)\b/.test(question.text) &&
    (has(question, 'compare')
      ? question.topics.length > 1
      : question.topics.some(({ subject }) => !subject) && question.rest.length > 0 && asksLesson.test(question.text));
  const isInsult = has(question, 'insult') && question.entries.length === 0;
  if (isLesson || isInsult || looksLikeCode.test(question.original))
    return { text: format(say.offTopic, values), intent: 'off-topic' };
  if (has(question, 'availability') && !has(question, 'task')) return undefined;
  if (has(question, 'task', 'advice')) return { text: format(say.offTopic, values), intent: 'off-topic' };
  return undefined;
}
