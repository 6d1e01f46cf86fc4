/** Turns the opening of a chapter into what a narrator says, breath by breath. Pauses are in seconds. */
import { cardinal } from './numbers.mjs';

export const pause = {
  before: 0.5,
  number: 0.65,
  title: 1.3,
  aside: 0.2,
  sentence: 0.45,
  question: 0.5,
  paragraph: 0.8,
  scene: 1.4,
  after: 1.1,
};

/** Signs that are seen and not heard go; figures become words. */
function spoken(text) {
  return text
    .replace(/[*«»]/g, '')
    .replace(/\d+/g, (figure) => cardinal(Number(figure)))
    .replace(/\s+/g, ' ')
    .trim();
}

/** "Uno. ¿Dos? Tres." as three sentences. */
const sentences = (text) => text.split(/(?<=[.!?…])\s+(?=[¿¡«]?\p{Lu})/u);

/**
 * Parts of a paragraph between rayas: in one that opens with a raya, speech and narration take turns. The stop
 * that Spanish writes after a closing raya ("—dijo—. Y...") goes back to the words it ends; without one the voice stays up.
 */
function turns(paragraph) {
  const opensWithSpeech = paragraph.startsWith('—');
  const parts = paragraph.split('—').slice(opensWithSpeech ? 1 : 0);
  return parts
    .map((part, i) => {
      const text = part.replace(/^[.,;:]+/, '').trim();
      const stop = /[.!?…,;:]$/.test(text) ? '' : /^[.;:]/.test(parts[i + 1] ?? '.') ? '.' : ',';
      return { speech: opensWithSpeech && i % 2 === 0, text: text && text + stop };
    })
    .filter(({ text }) => text !== '');
}

/** One paragraph as a list of `{ text, speech, rest }`: what to say, whether a character says it, how long to rest after. */
export function breaths(paragraph) {
  if (/^\*\s*\*\s*\*$/.test(paragraph)) return [];
  const parts = turns(paragraph).flatMap(({ speech, text }) =>
    sentences(text).map((sentence) => {
      const ends = /[.!?…]$/.exec(sentence.trim())?.[0];
      const rest = ends === '?' ? pause.question : ends ? pause.sentence : pause.aside;
      return { text: spoken(sentence), speech, rest };
    }),
  );
  parts.at(-1).rest = pause.paragraph;
  return parts;
}

/** What is said before the text: the chapter's number and its title. */
export function announcement({ number, meta }) {
  return [
    { text: `Capítulo ${cardinal(number)}.`, speech: false, rest: pause.number },
    { text: `${spoken(meta.title.es)}.`, speech: false, rest: pause.title },
  ];
}

/** The chapter's paragraphs in order, scene breaks among them. */
export const paragraphs = (body) => body.split(/\n{2,}/).map((text) => text.trim());
