import { readdirSync, readFileSync } from 'node:fs';
import { isMap, isScalar, isSeq, parseDocument, visit, type Pair } from 'yaml';
import type { OwnerContent } from './owner-content.ts';

/** A text or list of texts that content has in each language. */
export interface TextPair {
  changed: (change: (text: string) => string) => unknown;
  add: (language: string, value: unknown) => void;
  set: (language: string, value: unknown) => void;
}

export function eachTextPair(owner: OwnerContent, change: (pair: TextPair) => void): void {
  for (const name of readdirSync(`${owner.root}/content`, { recursive: true, encoding: 'utf8' })) {
    if (/^(images|files|words)\b/.test(name) || !/\.(yaml|md)$/.test(name)) continue;
    const before = readFileSync(`${owner.root}/content/${name}`, 'utf8');
    const after = name.endsWith('.yaml')
      ? changeYaml(before, change)
      : before.replace(
          /^---\n([\s\S]*?)\n---/,
          (_, front: string) => `---\n${changeYaml(front, change).trimEnd()}\n---`,
        );
    if (after !== before) owner.edit(name, () => after);
  }
}

function changeYaml(source: string, change: (pair: TextPair) => void): string {
  const document = parseDocument(source);
  let changes = 0;
  visit(document, {
    Map(_key, map) {
      const spanish = map.items.find((pair) => isNamed(pair, 'es'))?.value;
      if (!spanish || !map.items.some((pair) => isNamed(pair, 'en')) || isMap(spanish)) return;
      changes += 1;
      change({
        changed: (how) =>
          isSeq(spanish)
            ? spanish.items.map((item) => how(String(isScalar(item) ? item.value : item)))
            : how(String(isScalar(spanish) ? spanish.value : spanish).trimEnd()),
        add: (language, value) => map.add(document.createPair(language, value)),
        set: (language, value) => map.set(language, document.createNode(value)),
      });
    },
  });
  return changes > 0 ? document.toString({ lineWidth: 0 }) : source;
}

const isNamed = ({ key }: Pair, name: string) => isScalar(key) && key.value === name;

export function changedStory(source: string, change: (text: string) => string): string {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const facts = parseDocument(front);
  visit(facts, {
    Scalar(key, scalar) {
      if (key === 'value') scalar.value = change(String(scalar.value));
    },
  });
  const told = body.replace(
    /^!\[([^\]]*)\]\((\S+) "(.*)"\)$|^(.+)$/gm,
    (_, alt: string, picture: string, caption: string, line?: string) =>
      line ? change(line) : `![${change(alt)}](${picture} "${change(caption)}")`,
  );
  return `---\n${facts.toString({ lineWidth: 0 })}---\n${told}`;
}
