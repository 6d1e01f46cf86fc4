import { Window } from 'happy-dom';
import { readdirSync } from 'node:fs';
import type { OwnerContent } from './owner-content.ts';
import { changedStory, eachTextPair } from './text-pairs.ts';

/** Appended to every text of the default language, to find where it is used as a fallback. */
export const sign = '※';

const signed = (text: string) => `${text}${sign}`;

export function signTexts(owner: OwnerContent): OwnerContent {
  eachTextPair(owner, (pair) => pair.set('es', pair.changed(signed)));
  for (const name of readdirSync(`${owner.root}/content/stories`).filter((each) => each.endsWith('.es.md')))
    owner.edit(`stories/${name}`, (text) => changedStory(text, signed));
  return owner;
}

/** Language errors of a page: a fallback text without `lang`, or an own text with it. */
export function wronglyMarked(html: string, language: string, words: ReadonlySet<string>): string[] {
  const document = new new Window().DOMParser().parseFromString(html, 'text/html');
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const name = element.tagName.toLowerCase();
    if (name === 'script') return [];
    const isMarked = element.closest('[lang]')?.getAttribute('lang') !== language;
    const texts = [...element.childNodes].flatMap((node) => (node.nodeType === 3 ? [node.textContent] : []));
    // A name contained in the page's own words exists in both languages, so no `lang` is expected.
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

export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
