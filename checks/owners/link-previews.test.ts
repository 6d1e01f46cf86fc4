import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { dataSource, pageHead } from '#src/app/site.loader.ts';
import type { Content } from '#src/content/content.ts';
import type { Language } from '#src/i18n/languages.ts';
import { previewOf, writePreviewCards, type PreviewCard } from '#vite/pictures/preview-cards.ts';
import { sharedSource } from '#testing/compiled-site.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { OwnerContent, withoutField } from './owner-content.ts';

vi.setConfig({ testTimeout: 300_000 });

type Page = 'home' | 'projects' | 'contact';

const owner = () => new OwnerContent();
const portrait = 'profile/portrait-1.svg';

function cardOf(content: Content, page: Page, language: Language): PreviewCard {
  const head = pageHead(page, dataSource(sharedSource(content), language));
  return { ...previewOf(head, language), path: `og/${page}.${language}.png` };
}

/** Writes the cards and returns the pixels of each. */
async function drawnCards(content: Content, cards: readonly PreviewCard[]): Promise<Map<string, Buffer>> {
  const out = temporaryFolder();
  await writePreviewCards(process.cwd(), out, content, cards);
  const read = async ({ path }: PreviewCard): Promise<[string, Buffer]> => {
    const { data, info } = await sharp(join(out, path)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 1200, height: 630 });
    return [path, data];
  };
  return new Map(await Promise.all(cards.map(read)));
}

test('without a star chart, home shows the portrait; what the owner does is the title', () => {
  const content = owner()
    .edit('site.yaml', (text) => `${withoutField(text, 'previews')}\nmotif: plain\n`)
    .load();
  const card = cardOf(content, 'home', 'en');
  expect(card).toMatchObject({ title: 'Full stack developer in Málaga', scene: 'half', pictures: [portrait] });
});

test("an owner's picture fills the preview, darker under the text", async () => {
  const content = owner()
    .edit('site.yaml', (text) => text.replace('previews:\n', `$&  contact: { image: ${portrait} }\n`))
    .load();
  const card = cardOf(content, 'contact', 'es');
  expect(card).toMatchObject({ scene: 'whole', pictures: [portrait] });
  const pixels = (await drawnCards(content, [card])).get(card.path) ?? Buffer.alloc(0);
  const plain = await sharp('content/images/profile/portrait-1.svg').resize(1200, 630).removeAlpha().raw().toBuffer();
  const light = (of: Buffer, x: number) =>
    Array.from({ length: 630 }, (_, y) => of[(y * 1200 + x) * 3 + 1] ?? 0).reduce((sum, value) => sum + value) / 630;
  expect(light(pixels, 20)).toBeLessThan(light(plain, 20) * 0.6);
  expect(Math.abs(light(pixels, 1190) - light(plain, 1190))).toBeLessThan(12);
});

test('projects without pictures get generated plates', async () => {
  const content = owner()
    .edit('projects/horizon-creative.yaml', (text) => ['image', 'imageAlt'].reduce(withoutField, text))
    .load();
  const card = cardOf(content, 'projects', 'en');
  expect(card.pictures?.[0]).toMatchObject({ title: 'Horizon Creative' });
  expect((await drawnCards(content, [card])).size).toBe(1);
});
