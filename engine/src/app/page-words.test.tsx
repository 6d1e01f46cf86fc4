// @vitest-environment happy-dom
import type { ComponentType } from 'react';
import { Router } from 'wouter';
import { renderToHtml } from './entries/render-to-html.ts';
import { expect, test } from 'vitest';
import { loadContent } from '#src/content/read/load.ts';
import { wordsIn } from '#src/content/owner/words.ts';
import { sharedSource } from '#testing/compiled-site.ts';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { languages, type Language } from '#src/i18n/languages.ts';
import { pageComponents } from './components.ts';
import { pagesWithAddress, type PageId } from './pages.ts';
import { dataSource, pageData } from './site.loader.ts';

const content = loadContent(process.cwd());

/** A pseudo-language: every text of the dictionary in brackets. */
function bracketed<T>(value: T): T {
  if (typeof value === 'string') return `⟦${value}⟧` as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bracketed(inner)])) as T;
}

async function render(page: PageId, language: Language, words: Dictionary): Promise<Document> {
  const source = dataSource(sharedSource(content), language, words);
  const Page = (await pageComponents[page]()) as ComponentType<{ data: object }>;
  const html = await renderToHtml(
    <Router ssrPath="/" ssrSearch="">
      <Page data={pageData(page, source)} />
    </Router>,
  );
  return new DOMParser().parseFromString(html, 'text/html');
}

function textsOf(root: Document): string[] {
  const walker = root.createTreeWalker(root.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '');
  for (const attribute of ['aria-label', 'title', 'placeholder', 'alt']) {
    for (const element of root.querySelectorAll(`[${attribute}]`))
      texts.push(element.getAttribute(attribute)?.trim() ?? '');
  }
  return texts.flatMap((text) => text.split(' · ')).filter((text) => /\p{L}{2}/u.test(text));
}

/** Dates, sizes, lengths, Roman numerals and the site's host: the same in every language or computed. */
function isFigure(text: string): boolean {
  const host = new URL(content.site.url).host;
  return (
    /^(\d{1,2} \p{L}+ \d{4}|\p{L}+ \d{4}|(PDF )?(\d[\d.,:]*\s)?(PDF|KB|MB|min)|[IVX]+)$/u.test(text) ||
    text.startsWith(host)
  );
}

const squash = (text: string) => text.replace(/(\d),(?=\d)/g, '$1.').replace(/[\s*_`«»"“”()[\]#>-]+/g, ' ');
const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(stringsOf)
      : [];
const contentText = squash(stringsOf(content).join(' '));

/** Mid-sentence, a content text may begin in lower case. */
const isContent = (text: string) =>
  [text, text.charAt(0).toUpperCase() + text.slice(1)].some((each) => contentText.includes(squash(each).trim()));

for (const page of pagesWithAddress) {
  for (const language of languages) {
    test(`${page} in ${language}: every word comes from the dictionary or from content/`, async () => {
      const strays = textsOf(await render(page, language, bracketed(wordsIn(content, language))))
        .filter((text) => !text.includes('⟦') && !text.includes('⟧'))
        .filter((text) => !isContent(text) && !text.split(/, |(?<=\d\+) /).every(isContent))
        .filter((text) => !isFigure(text));
      expect(strays).toEqual([]);
    });
  }
}
