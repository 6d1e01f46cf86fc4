import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';

// A language that Prism does not know is left plain.
loadLanguages.silent = true;

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Text in place of the entities that micromark writes. */
export function decoded(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}

/** Colours code blocks by class, because the policy forbids inline styles. They scroll, so they take the focus. */
export function highlighted(html: string): string {
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
