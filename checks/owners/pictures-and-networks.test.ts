import { afterEach, expect, test, vi } from 'vitest';
import { checkIcons } from '#vite/icons/slider-icons.ts';
import { drawSite } from './drawn-site.tsx';
import { OwnerContent, withoutField } from './owner-content.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const owners: OwnerContent[] = [];

function owner(): OwnerContent {
  const made = new OwnerContent();
  owners.push(made);
  return made;
}

const linked = (...links: string[]) =>
  owner()
    .edit('profile.yaml', (text) => withoutField(text, 'social'))
    .edit('profile.yaml', (text) => `${text}\nsocial:\n${links.map((link) => `  - { ${link} }\n`).join('')}`);

const root = process.cwd();

afterEach(() => owners.splice(0).forEach((each) => each.remove()));

test('any network is linked, with its own or the given name', async () => {
  const content = linked(
    "network: mastodon, url: 'https://example.social/@ines'",
    "network: workshop, name: { es: Taller, en: Workshop }, icon: lucide/hammer, url: 'https://example.com/w'",
  ).load();
  expect(() => checkIcons(root, content)).not.toThrow();
  const site = await drawSite(content);
  for (const { page, language, documents } of site.filter((each) => ['home', 'contact', 'about'].includes(each.page))) {
    const links = [...(documents[0] ?? '').matchAll(/<a [^>]*href="(https:\/\/example[^"]*)"[^>]*>/g)];
    const named = links.map(([tag, href]) => [href, /aria-label="([^"]*)"/.exec(tag)?.[1], /rel="me /.test(tag)]);
    expect([...new Set(named.map((each) => each.join(' ')))], page).toEqual([
      'https://example.social/@ines Mastodon true',
      `https://example.com/w ${language === 'es' ? 'Taller' : 'Workshop'} true`,
    ]);
  }
});

test.each([
  ['a network that has no icon', "network: nowhere-known, url: 'https://example.com'", /social\[0\]\.network/],
  [
    'an icon that no collection has',
    "network: github, icon: lucide/hamer, url: 'https://example.com'",
    /social\[0\]\.icon[\s\S]*lucide\/hammer/,
  ],
])('%s stops the build', (_name, link, message) => {
  const content = linked(link).load();
  expect(() => checkIcons(root, content)).toThrow(message);
});

test('a project without a picture and an icon gets generated, decorative ones', async () => {
  const without = owner().edit('projects/cityvox.yaml', (text) =>
    ['image', 'imageAlt', 'icon'].reduce(withoutField, text),
  );
  const content = without.load();
  expect(content.projects.find(({ id }) => id === '14')).toMatchObject({ title: { en: 'CityVox' } });
  expect(content.projects.find(({ id }) => id === '14')?.image).toBeUndefined();
  const [shown = ''] = (await drawSite(content)).find(({ page }) => page === 'projects')?.documents ?? [];
  expect(/<article id="14"[\s\S]*?<img [^>]*alt="([^"]*)"/.exec(shown)?.[1]).toBe('');
});

test('a picture needs alternative text', () => {
  const mute = owner().edit('projects/cityvox.yaml', (text) => withoutField(text, 'imageAlt'));
  expect(() => mute.load()).toThrow(/cityvox\.yaml[^\n]*imageAlt\n\s+expected: what the picture shows/);
});
