import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { novelOf, type Content } from '#src/content/content.ts';
import { featureNames, type Feature } from '#src/content/owner/features.ts';
import { localizeAddress } from '#src/i18n/addresses.ts';
import { wordsIn } from '#src/content/owner/words.ts';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { drawSite, headingsOf, type DrawnPage } from './drawn-site.tsx';
import { OwnerContent, withoutField } from './owner-content.ts';

/** How an owner goes without a part; parts of the code have no content and are only switched. */
const ways: Record<Feature, ((content: OwnerContent) => OwnerContent) | null> = {
  novel: (content) => content.without('novel'),
  reviews: null,
  newsletter: (content) => content.edit('site.yaml', (text) => withoutField(text, 'newsletter')),
  // A story of nothing would stop the build.
  works: (content) => storyFiles('works').reduce((all, file) => all.without(file), content.without('works')),
  gallery: null,
  stories: (content) => content.without('stories'),
  stores: (content) =>
    ['salvatore-repair', 'scv-moto', 'free-air-street'].reduce(
      (all, name) => all.edit(`projects/${name}.yaml`, (text) => withoutField(text, 'store')),
      content,
    ),
  experience: (content) => content.without('experience.yaml'),
  education: (content) => content.without('education.yaml'),
  pursuits: (content) => content.without('pursuits.yaml'),
  skills: (content) => content.without('skills.yaml'),
  technologies: (content) => content.without('technologies.yaml'),
  contributions: null,
  chat: null,
  tonight: null,
  lamp: null,
};

/** The files of the stories that projects or works have. */
const storyFiles = (of: 'projects' | 'works') =>
  storiesOf(of).flatMap(({ name }) => ['es', 'en'].map((language) => `stories/${name}.${language}.md`));
const storiesOf = (of: 'projects' | 'works') =>
  whole.stories.filter((story) => whole[of].some(({ id }) => id === story.of));

interface Place {
  words: Dictionary;
  content: Content;
  language: Language;
}

/** What a part leaves on the pages of a site that has it, each as a whole text, name or address. */
const traces: Record<Feature, (place: Place) => string[]> = {
  novel: ({ words, content, language }) => [
    words.shell.pages.novel,
    localizeAddress('/novel', language),
    novelOf(content).book.title[language],
    'Book',
  ],
  reviews: ({ words, content }) => [
    words.novel.tabs.reviews,
    words.novel.reviews.formTitle,
    '#reviews',
    'novel-reviews',
    novelOf(content).reviews[0]?.name ?? '',
  ],
  newsletter: ({ words, content, language }) => [
    `# ${words.home.newsletter}`,
    words.home.openNewsletter,
    `${content.site.newsletter?.url ?? ''}#${language}`,
  ],
  works: ({ words, content, language }) => [
    words.card.photoSeries,
    words.card.piece,
    ...content.works.map(({ title }) => title[language]),
  ],
  gallery: ({ words }) => [words.card.viewGallery],
  stories: ({ words, content, language }) => [
    words.story.project,
    ...content.stories.map(({ name }) => localizeAddress(`/projects/${name}`, language)),
  ],
  stores: ({ words, content, language }) => [
    words.projects.categoryNames.stores,
    `# ${words.home.stores}`,
    content.texts.stores.intro?.[language] ?? '',
  ],
  experience: ({ words, content, language }) => [
    `# ${words.about.experience}`,
    ...content.experience.map(({ title }) => title[language]),
  ],
  education: ({ words, content, language }) => [
    `# ${words.about.education}`,
    ...content.education.map(({ degree }) => degree[language]),
  ],
  pursuits: ({ words, content, language }) => [
    `# ${words.about.pursuits}`,
    ...content.pursuits.map(({ description }) => description[language]),
  ],
  skills: ({ words, content, language }) => [
    `# ${words.about.skills}`,
    content.texts.skills.note?.[language] ?? '',
    ...content.skills.groups.map(({ title }) => title[language]),
  ],
  technologies: ({ words }) => [words.home.technologies],
  contributions: ({ words }) => [words.contributions.title],
  chat: ({ words }) => [words.chat.open, words.chat.title, 'chat_usage'],
  tonight: ({ words }) => [format(words.night.over, { town: 'Málaga' })],
  lamp: ({ words }) => [words.shell.lamp],
};

// Limits for what hangs: the first drawing compiles the whole site.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const owners: OwnerContent[] = [];

function owner(): OwnerContent {
  const made = new OwnerContent();
  owners.push(made);
  return made;
}

let whole: Content;
let wholeSite: DrawnPage[];

/** What of a part is found on the pages of its language. */
function found(feature: Feature, site: readonly DrawnPage[]): string[] {
  return site.flatMap((page) =>
    traces[feature]({ words: wordsIn(whole, page.language), content: whole, language: page.language })
      .filter((trace) => page.traces.has(trace))
      .map((trace) => `${page.page}.${page.language}: ${trace}`),
  );
}

beforeAll(async () => {
  whole = owner().load();
  wholeSite = await drawSite(whole);
});

afterEach(() => {
  owners.splice(0).forEach((each) => each.remove());
});

const htmlOf = (site: readonly DrawnPage[]) => site.flatMap(({ documents }) => documents);

const switched = (feature: Feature) => owner().switchOff(feature).load();

const drawn = new Map<Feature, Promise<DrawnPage[]>>();

/** The site without a part, drawn once. */
function drawnWithout(feature: Feature): Promise<DrawnPage[]> {
  const known = drawn.get(feature) ?? drawSite(switched(feature));
  drawn.set(feature, known);
  return known;
}

const languagesOf = (places: readonly string[]) => new Set(places.map((place) => place.split(':')[0]?.slice(-2)));

test.each(featureNames)('%s: the shipped site shows it in both languages', (feature) => {
  expect(whole.features[feature]).toBe(true);
  expect(languagesOf(found(feature, wholeSite))).toEqual(new Set(['es', 'en']));
  const all = traces[feature]({ words: wordsIn(whole, 'es'), content: whole, language: 'es' });
  expect(all.filter((trace) => !wholeSite.some((page) => page.traces.has(trace)))).toEqual([]);
});

test.each(featureNames)('%s switched off leaves nothing, and takes nothing else with it', async (feature) => {
  const content = switched(feature);
  const site = await drawnWithout(feature);
  expect(found(feature, site)).toEqual([]);
  const others = featureNames.filter((name) => content.features[name] && name !== feature);
  expect(others.filter((name) => found(name, site).length === 0)).toEqual([]);
  const stories: Partial<Record<Feature, number>> = { stories: whole.stories.length, works: storiesOf('works').length };
  const pages = feature === 'novel' ? 1 : (stories[feature] ?? 0);
  expect(site).toHaveLength(wholeSite.length - pages * 2);
});

test.each(featureNames.filter((name) => ways[name]))(
  '%s without content is the same as switched off',
  async (feature) => {
    const content = ways[feature]?.(owner()).load() ?? whole;
    expect(content.features[feature]).toBe(false);
    const site = await drawSite(content);
    expect(htmlOf(site)).toEqual(htmlOf(await drawnWithout(feature)));
  },
);

test('all at once: what is left is numbered anew and leads nowhere that is not there', async () => {
  const content = owner()
    .without('novel')
    .without('works')
    .without('projects')
    .without('stories')
    .without('experience.yaml')
    .without('education.yaml')
    .without('pursuits.yaml')
    .without('skills.yaml')
    .without('technologies.yaml')
    .edit('site.yaml', (text) => withoutField(text, 'newsletter'))
    .edit('profile.yaml', (text) => ['figures', 'social', 'spokenLanguages'].reduce(withoutField, text))
    .edit('profile.yaml', (text) => text.replace(/(\nportraits:\n {2}- (?:.*\n)+?) {2}- (?:.*\n)+?(?=\S|\n)/, '$1'))
    .switchOff('contributions', 'chat', 'tonight', 'lamp')
    .load();
  expect(Object.values(content.features)).not.toContain(true);
  expect(content.profile.portraits).toHaveLength(1);
  const site = await drawSite(content);
  expect(featureNames.flatMap((name) => found(name, site))).toEqual([]);
  const shown = new Set(site.map(({ page }) => page));
  expect([...shown]).toEqual(['home', 'projects', 'about', 'contact', 'not-found', 'offline']);
  for (const { documents, page, language } of site) {
    const [document] = documents;
    if (!document) throw new Error(`${page} was not drawn.`);
    const empty = [...document.matchAll(/<(ul|ol|dl|section)\b[^>]*><\/\1>/g)].map(
      ([element]) => `${page}: ${element}`,
    );
    expect(empty).toEqual([]);
    const links = [...document.matchAll(/href="(\/[^"]*)"/g)].map(([, link = '']) => link);
    expect(links.filter((link) => /novel|newsletter|category/.test(link))).toEqual([]);
    if (page !== 'home') continue;
    const { home } = wordsIn(whole, language);
    expect(headingsOf(document).slice(1)).toEqual([home.about, home.workTogether]);
    expect([...document.matchAll(/>(0\d)</g)].map(([, number]) => number)).toEqual(['01', '02']);
    expect(document).not.toContain(home.changePhoto);
  }
});

test('the numbers of the sections rise down the page', () => {
  const numbered = wholeSite.filter(({ page }) => page === 'home' || page === 'about');
  expect(numbered).not.toEqual([]);
  for (const { documents } of numbered) {
    const numbers = [...(documents[0] ?? '').matchAll(/>(0\d)</g)].map(([, number]) => number);
    expect(numbers.length).toBeGreaterThan(2);
    expect(numbers).toEqual([...new Set(numbers)].sort());
  }
});

test('a novel that is begun needs its book', () => {
  expect(() => owner().without('novel/book.yaml').load()).toThrow(/content\/novel\/book\.yaml\n\s+expected: this file/);
});

test('a switch that nobody knows', () => {
  expect(() => owner().switchOff('shop').load()).toThrow(/features\.shop[\s\S]*no such field/);
});
