import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { keepUnits } from '#src/i18n/format.ts';
import { withBase } from '#src/lib/site-base.ts';

// A language that Prism does not know is left plain.
loadLanguages.silent = true;

/** Spaces between a figure's groups, and between a figure and its unit or currency sign. */
const inFigure = /(?<=\d) (?=\d{3}(?!\d)|[^\s<]{1,3}(?=[\s<]|$)|[^\s<]{1,8}(?=<|$))|(?<=\p{Sc}) (?=\d)/gu;

/** Renders GitHub's Markdown. Raw HTML is escaped; only web, mail and own addresses stay, the latter through `link`. */
export function markdownToHtml(
  source: string,
  words: Dictionary['markdown'],
  link: (address: string) => string = withBase,
): string {
  const html = micromark(keepUnits(source), {
    extensions: [gfm({ singleTilde: false })],
    htmlExtensions: [
      gfmHtml({
        label: words.footnotes,
        backLabel: (number) => words.footnoteBack.replace('{number}', String(number + 1)),
      }),
    ],
  });
  return highlighted(
    html
      .replace(/ (href|src)="(\/(?!\/)[^"]*)"/g, (_, name: string, address: string) => ` ${name}="${link(address)}"`)
      // The arrow cannot be part of a name.
      .replace(
        / aria-label="([^"]*)"( class="data-footnote-backref">)(.*?)(?=<\/a>)/g,
        '$2<span aria-hidden="true">$3</span><span class="sr-only">$1</span>',
      )
      .replaceAll('<table>', `<div data-table role="region" aria-label="${words.table}" tabindex="0"><table>`)
      .replaceAll('</table>', '</table></div>')
      .replace(/(?<=<td[^>]*>).*?(?=<\/td>)/g, (cell) => cell.replace(inFigure, '\u00a0'))
      .replace(
        /<input type="checkbox" disabled=""( checked="")? \/>/g,
        (_, done?: string) =>
          `<span role="img" aria-label="${done ? words.task.done : words.task.open}">${done ? '☑' : '☐'}</span>`,
      ),
  );
}

/** The text of HTML that `markdownToHtml` made. */
export function plainText(html: string): string {
  return decoded(html.replace(/<[^>]*>/g, ''));
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Text in place of the entities that micromark writes. */
function decoded(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}

/** Colours code blocks by class, because the policy forbids inline styles. They scroll, so they take the focus. */
function highlighted(html: string): string {
  return html.replace(
    /<pre><code(?: class="language-([^"]*)")?>([\s\S]*?)<\/code><\/pre>/g,
    (_, name: string | undefined, code: string) =>
      `<pre dir="ltr" tabindex="0"><code>${(name && inColour(name, decoded(code))) || code}</code></pre>`,
  );
}

function inColour(name: string, code: string): string | null {
  const language = name.toLowerCase();
  if (!Object.hasOwn(Prism.languages, language)) loadLanguages([language]);
  const grammar = Object.hasOwn(Prism.languages, language) ? Prism.languages[language] : undefined;
  // Functions that Prism keeps beside the languages are not grammars.
  return typeof grammar === 'object' ? Prism.highlight(code, grammar, language) : null;
}
