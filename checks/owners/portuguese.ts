import { readdirSync, readFileSync } from 'node:fs';
import { OwnerContent } from './owner-content.ts';
import { changedStory, eachTextPair } from './text-pairs.ts';
import { repository } from '#checks/repository.ts';

/** Appended to every Portuguese text, so that other languages are easy to find. */
export const mark = '(pt)';

/** Each language's address prefix. The last language has interface text only. */
export const prefixes = { pt: '', es: '/es', en: '/en', it: '/it' } as const;

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

const words = readFileSync(`${repository}/checks/owners/words/pt.yaml`, 'utf8');

/** An owner with every feature: the demo's content with a third text beside each pair. */
export function portugueseOwner(): OwnerContent {
  const owner = new OwnerContent();
  const marked = (text: string) => `${text} ${mark}`;
  eachTextPair(owner, ({ add, changed }) => add('pt', changed(marked)));
  for (const name of readdirSync(`${owner.root}/content/stories`).filter((each) => each.endsWith('.es.md'))) {
    const story = readFileSync(`${owner.root}/content/stories/${name}`, 'utf8');
    owner.with(`stories/${name.replace('.es.', '.pt.')}`, changedStory(story, marked));
  }
  return owner
    .with('words/pt.yaml', words)
    .with('words/it.yaml', words)
    .with('faq.yaml', faq)
    .edit('novel/book.yaml', (text) => text.replace('listed: false', 'listed: true'))
    .edit('site.yaml', (text) => text.replace(/^languages: .*$/m, 'languages: [pt, es, en, it]') + filters);
}
