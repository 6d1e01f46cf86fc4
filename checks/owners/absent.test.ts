import { beforeAll, expect, test, vi } from 'vitest';
import { novelOf, type Content } from '#src/content/content.ts';
import { featureNames, type Feature } from '#src/content/owner/features.ts';
import { wordsIn } from '#src/content/owner/words.ts';
import { localizeAddress } from '#src/i18n/addresses.ts';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { drawSite, type DrawnPage } from './drawn-site.tsx';
import { OwnerContent, withoutField } from './owner-content.ts';

/** How an owner leaves out a feature. Features without content are only switched off. */
const ways: Record<Feature, ((content: OwnerContent) => OwnerContent) | null> = {
  novel: (content) => content.without('novel'),
  reviews: null,
  newsletter: (content) => content.edit('site.yaml', (text) => withoutField(text, 'newsletter')),
  // A story without its work would stop the build.
  works: (content) => storyFiles('works').reduce((all, file) => all.without(file), content.without('works')),
  gallery: null,
  stories: (content) => content.without('stories'),
  notes: (content) => content.without('notes'),
  stores: (content) =>
    ['salvatore-repair', 'scv-moto', 'free-air-street'].reduce(
      (all, name) => all.edit(`projects/${name}.yaml`, (text) => withoutField(text, 'store')),
      content,
    ),
  experience: (content) => content.without('experience.yaml'),
  education: (content) => content.without('education.yaml'),
  cv: null,
  pursuits: (content) => content.without('pursuits.yaml'),
  skills: (content) => content.without('skills.yaml'),
  technologies: (content) => content.without('technologies.yaml'),
  contributions: null,
  search: null,
  chat: null,
  tonight: null,
  lamp: null,
  star: (content) => content.without('novel/torn-page.es.md').without('novel/torn-page.en.md'),
};

const storyFiles = (of: 'projects' | 'works') =>
  storiesOf(of).flatMap(({ name }) => ['es', 'en'].map((language) => `stories/${name}.${language}.md`));
const storiesOf = (of: 'projects' | 'works') =>
  whole.stories.filter((story) => whole[of].some(({ id }) => id === story.of));

// Long, because the first rendering compiles the whole site.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const owner = () => new OwnerContent();

let whole: Content;
let wholeSite: DrawnPage[];

/** Pages of the owner's texts, which may link to a part that is off (a build would report it) and have tags of its name. */
const written = ['note', 'notes', 'tag', 'own-page'];

/** Texts and addresses that a feature adds to the pages. */
const traces: Record<Feature, (words: Dictionary, content: Content, language: Language) => string[]> = {
  novel: ({ shell }, content, language) => [shell.pages.novel, '/novel', novelOf(content).book.title[language], 'Book'],
  reviews: ({ novel }) => [novel.reviews.formTitle, '#reviews', 'novel-reviews'],
  newsletter: ({ home }) => [`# ${home.newsletter}`, home.openNewsletter],
  works: ({ card }, { works }, language) => [card.piece, ...works.map(({ title }) => title[language])],
  gallery: ({ card }) => [card.viewGallery],
  stories: ({ story }, { stories }) => [story.project, ...stories.map(({ name }) => `/projects/${name}`)],
  notes: ({ shell }, { notes }) => [shell.pages.notes, ...notes.map(({ name }) => `/notes/${name}`)],
  stores: ({ projects, home }) => [projects.categoryNames.stores, `# ${home.stores}`],
  experience: ({ about }) => [`# ${about.experience}`],
  education: ({ about }) => [`# ${about.education}`],
  cv: ({ cv }) => [cv.download, '/cv'],
  pursuits: ({ about }) => [`# ${about.pursuits}`],
  skills: ({ about }) => [`# ${about.skills}`],
  technologies: ({ home }) => [home.technologies],
  contributions: ({ contributions }) => [contributions.title],
  search: ({ search }) => [search.open],
  chat: ({ chat }) => [chat.open, 'chat_usage'],
  tonight: ({ night }) => [format(night.over, { town: 'Málaga' })],
  lamp: ({ shell }) => [shell.lamp],
  star: ({ star }) => [star.name],
};

const tracesOf = (feature: Feature, language: Language) =>
  traces[feature](wordsIn(whole, language), whole, language).map((trace) =>
    trace.startsWith('/') ? localizeAddress(trace, language) : trace,
  );

/** Traces of a feature on the pages of its language. */
function found(feature: Feature, site: readonly DrawnPage[]): string[] {
  const shown = site.filter(({ page }) => page !== 'own-page' && (feature === 'notes' || !written.includes(page)));
  return shown.flatMap((page) =>
    tracesOf(feature, page.language)
      .filter((trace) => page.traces.has(trace))
      .map((trace) => `${page.page}.${page.language}: ${trace}`),
  );
}

beforeAll(async () => {
  whole = owner().load();
  wholeSite = await drawSite(whole);
});

const htmlOf = (site: readonly DrawnPage[]) => site.flatMap(({ documents }) => documents);

const switched = (feature: Feature) => owner().switchOff(feature).load();

const drawn = new Map<Feature, Promise<DrawnPage[]>>();

function drawnWithout(feature: Feature): Promise<DrawnPage[]> {
  const known = drawn.get(feature) ?? drawSite(switched(feature));
  drawn.set(feature, known);
  return known;
}

const languagesOf = (places: readonly string[]) => new Set(places.map((place) => place.split(':')[0]?.slice(-2)));

test.each(featureNames)('%s: the demo shows it in both languages', (feature) => {
  expect(whole.features[feature]).toBe(true);
  expect(languagesOf(found(feature, wholeSite))).toEqual(new Set(['es', 'en']));
  const all = tracesOf(feature, 'es');
  expect(all.filter((trace) => !wholeSite.some((page) => page.traces.has(trace)))).toEqual([]);
});

test.each(featureNames)('%s switched off leaves no trace, and removes nothing else', async (feature) => {
  const content = switched(feature);
  const site = await drawnWithout(feature);
  expect(found(feature, site)).toEqual([]);
  const others = featureNames.filter((name) => content.features[name] && name !== feature);
  expect(others.filter((name) => found(name, site).length === 0)).toEqual([]);
  const ofNotes = ['notes', 'note', 'tag'];
  const pagesOf: Partial<Record<Feature, string[]>> = {
    novel: ['novel'],
    cv: ['cv'],
    stories: ['story'],
    notes: ofNotes,
  };
  const left = wholeSite.map(({ page }) => page).filter((page) => !pagesOf[feature]?.includes(page));
  expect(site.map(({ page }) => page)).toEqual(left);
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

test('a started novel needs its book', () => {
  expect(() => owner().without('novel/book.yaml').load()).toThrow(/content\/novel\/book\.yaml\n\s+expected: this file/);
});
