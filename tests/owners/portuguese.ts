import { readdirSync, readFileSync } from 'node:fs';
import { isMap, isScalar, isSeq, parseDocument, visit, type Pair, type YAMLMap } from 'yaml';
import { OwnerContent } from './owner-content.ts';

/** What every text of the Portuguese owner ends with, so that one of another language gives itself away. */
export const mark = '(pt)';

/** The address of a page in each language, the owner's first. */
export const prefixes = { pt: '', es: '/es', en: '/en' } as const;

const faq = `- questions:
    pt: [Quanto custa um site?]
    es: [¿Cuánto cuesta una web?]
    en: [How much is a website?]
  answer:
    pt: Um site simples começa em 900 euros. ${mark}
    es: Una web sencilla empieza en 900 euros.
    en: A simple website starts at 900 euros.
`;

const filters = `
filters:
  - label: { pt: Favoritos ${mark}, es: Favoritos, en: Favourites }
    of: featured
  - label: { pt: Fotografia ${mark}, es: Fotografía, en: Photography }
    of: photography
`;

/** An owner who has everything, in Portuguese first: the content that ships, with a third text beside each two. */
export function portugueseOwner(): OwnerContent {
  const owner = new OwnerContent();
  for (const name of readdirSync(`${owner.root}/content`, { recursive: true, encoding: 'utf8' })) {
    if (/^(images|files|words)\b/.test(name)) continue;
    if (name.endsWith('.yaml')) change(owner, name, inPortuguese);
    if (name.endsWith('.md'))
      change(owner, name, (text) =>
        text.replace(/^---\n([\s\S]*?)\n---/, (_, front: string) => `---\n${inPortuguese(front).trimEnd()}\n---`),
      );
  }
  return owner
    .with('words/pt.yaml', readFileSync('tests/owners/words/pt.yaml', 'utf8'))
    .with('faq.yaml', faq)
    .edit('novel/book.yaml', (text) => text.replace('listed: false', 'listed: true'))
    .edit('site.yaml', (text) => text.replace(/^languages: .*$/m, 'languages: [pt, es, en]') + filters);
}

function change(owner: OwnerContent, name: string, how: (text: string) => string): void {
  if (
    how(readFileSync(`${owner.root}/content/${name}`, 'utf8')) !== readFileSync(`${owner.root}/content/${name}`, 'utf8')
  )
    owner.edit(name, how);
}

/** The same YAML with a text in Portuguese wherever there is one in Spanish. */
function inPortuguese(source: string): string {
  const document = parseDocument(source);
  visit(document, {
    Map(_key, map) {
      const spanish = map.items.find((pair) => isNamed(pair, 'es'));
      if (spanish && map.items.some((pair) => isNamed(pair, 'en'))) addText(document, map, spanish.value);
    },
  });
  return document.toString({ lineWidth: 0 });
}

const isNamed = ({ key }: Pair, name: string) => isScalar(key) && key.value === name;

const marked = (text: unknown) => `${String(text).trimEnd()} ${mark}`;

function addText(document: ReturnType<typeof parseDocument>, map: YAMLMap, spanish: unknown): void {
  if (isScalar(spanish)) map.add(document.createPair('pt', marked(spanish.value)));
  if (isSeq(spanish) && !isMap(spanish))
    map.add(
      document.createPair(
        'pt',
        spanish.items.map((item) => marked(isScalar(item) ? item.value : item)),
      ),
    );
}
