import { Window } from 'happy-dom';
import { readdirSync, readFileSync } from 'node:fs';
import { isMap, isScalar, isSeq, parseDocument, visit } from 'yaml';
import type { OwnerContent } from './owner-content.ts';

/** Appended to every text of the default language, to find where it is used as a fallback. */
export const sign = '※';

const signed = (text: unknown) => `${String(text).trimEnd()}${sign}`;

export function signTexts(owner: OwnerContent): OwnerContent {
  for (const name of readdirSync(`${owner.root}/content`, { recursive: true, encoding: 'utf8' })) {
    if (/^(images|files|words)\b/.test(name) || !/\.(yaml|md)$/.test(name)) continue;
    const before = readFileSync(`${owner.root}/content/${name}`, 'utf8');
    const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(before) ?? [];
    let after = name.endsWith('.yaml') ? signedYaml(before) : `---\n${signedYaml(front)}---\n${body}`;
    if (/^stories.*\.es\.md$/.test(name)) after = `---\n${signedFacts(front)}---\n${signedBody(body)}`;
    if (after !== before) owner.edit(name, () => after);
  }
  return owner;
}

/** Signs the Spanish texts that stand beside English ones. */
function signedYaml(source: string): string {
  const document = parseDocument(source);
  visit(document, {
    Map(_key, map) {
      const spanish = map.get('es', true);
      if (!map.has('en') || isMap(spanish)) return;
      for (const text of isSeq(spanish) ? spanish.items : [spanish])
        if (isScalar(text)) text.value = signed(text.value);
    },
  });
  return document.toString({ lineWidth: 0 });
}

function signedFacts(source: string): string {
  const facts = parseDocument(source);
  visit(facts, {
    Scalar(key, scalar) {
      if (key === 'value') scalar.value = signed(scalar.value);
    },
  });
  return facts.toString({ lineWidth: 0 });
}

function signedBody(body: string): string {
  return body.replace(
    /^!\[([^\]]*)\]\((\S+) "(.*)"\)$|^(.+)$/gm,
    (_, alt: string, picture: string, caption: string, line?: string) =>
      line ? signed(line) : `![${signed(alt)}](${picture} "${signed(caption)}")`,
  );
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
