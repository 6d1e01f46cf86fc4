import { Window } from 'happy-dom';
import { readdirSync } from 'node:fs';
import type { OwnerContent } from './owner-content.ts';
import { changedStory, eachTextPair } from './text-pairs.ts';

/** What every text of the default language ends with, so that it is known where it is borrowed. */
export const sign = '※';

const signed = (text: string) => `${text}${sign}`;

/** Signs all that the owner says in Spanish. */
export function signTexts(owner: OwnerContent): OwnerContent {
  eachTextPair(owner, (pair) => pair.set('es', pair.changed(signed)));
  for (const name of readdirSync(`${owner.root}/content/stories`).filter((each) => each.endsWith('.es.md')))
    owner.edit(`stories/${name}`, (text) => changedStory(text, signed));
  return owner;
}

/** What a page says wrongly of its languages: a borrowed text that is not marked, or one of the page's own that is. */
export function wronglyMarked(html: string, language: string, words: ReadonlySet<string>): string[] {
  const document = new new Window().DOMParser().parseFromString(html, 'text/html');
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const name = element.tagName.toLowerCase();
    if (name === 'script') return [];
    const isMarked = element.closest('[lang]')?.getAttribute('lang') !== language;
    const texts = [...element.childNodes].flatMap((node) => (node.nodeType === 3 ? [node.textContent] : []));
    // A name that the page's own words say something of is in both languages: no mark could tell.
    const named = [...element.attributes].flatMap(({ name: key, value }) =>
      value?.endsWith(sign) && !words.has(value) ? [`[${key}]: ${value}`] : [],
    );
    return (
      isMarked
        ? texts.filter((text) => words.has(text.trim()))
        : [...texts.filter((text) => text.includes(sign)), ...named]
    ).map((text) => `<${name}> ${text.trim()}`);
  });
}

/** All the texts in something. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
