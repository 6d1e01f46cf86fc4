import { expect, test } from 'vitest';
import { loadContent } from '#src/content/read/load.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { contentFindings } from './content.ts';
import { exampleFindings, fileFindings, insecureFindings } from './files.ts';

/** A file of so many megabytes. */
const sized = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);

test.each<[string, Record<string, string | Uint8Array>, string]>([
  ['a picture that nothing names', { 'content/images/a/b.jpg': '' }, 'unused content/images/a/b.jpg: not used'],
  ['a picture that is named', { 'content/images/a/b.jpg': '', 'content/x.yaml': 'image: a/b.jpg' }, ''],
  [
    'a file that nothing names',
    { 'content/files/b.pdf': '', 'content/x.yaml': 'pdf: c.pdf' },
    'unused content/files/b',
  ],
  ['the pictures of the site itself', { 'content/images/brand/mark.svg': '' }, ''],
  ['what moves in a picture', { 'content/images/a/b.moves.svg': '' }, ''],
  ['a picture of an iPhone', { 'content/images/IMG.HEIC': '' }, 'unused content/images/IMG.HEIC: browsers cannot'],
  ['a large picture', { 'content/images/b.jpg': sized(13), 'content/x.yaml': 'b.jpg' }, 'jpg: 13 MB; up to 12 MB'],
  ['a large file', { 'content/files/b.mp3': sized(26), 'content/x.yaml': 'b.mp3' }, 'large content/files/b.mp3: 26 MB'],
  ['an address that is not https', { 'content/x.yaml': 'a: 1\nurl: http://a.b/c' }, 'insecure content/x.yaml:2: http:'],
  ['an example address', { 'content/x.yaml': 'url: https://shop.example.com' }, 'example content/x.yaml:1: "shop'],
  ['an address that only looks like it', { 'content/x.yaml': 'url: https://my-example.com.es' }, ''],
])('%s', (_name, files, expected) => {
  const root = temporaryFolder(files);
  const found = [...exampleFindings(root), ...insecureFindings(root), ...fileFindings(root)];
  const told = found.map(({ chapter, place, what }) => `${chapter} ${place}: ${what}`);
  if (expected === '') expect(told).toEqual([]);
  else expect(told).toEqual([expect.stringContaining(expected)]);
});

test('missing content is reported', () => {
  const content = loadContent(process.cwd());
  const [project, ...others] = content.projects;
  if (!project) throw new Error('no project');
  const root = temporaryFolder({ 'content/x.yaml': `link: /projects#gone\nother: /projects#${project.id}` });
  const lonely = { ...project, demo: null, code: null, package: undefined, imageAlt: project.title };
  const home = content.site.pages.home;
  if (!home) throw new Error('no home');
  const long = { ...home, title: { ...home.title, es: 'x'.repeat(61) } };
  const found = contentFindings(root, {
    ...content,
    projects: [lonely, ...others],
    technologies: [],
    site: { ...content.site, pages: { ...content.site.pages, home: long } },
  }).map(({ chapter, place, what }) => `${chapter} ${place}: ${what}`);
  for (const expected of [
    'dead content/x.yaml:1: /projects#gone',
    `unlinked project ${project.id}: neither demoUrl nor codeUrl nor package`,
    `better project ${project.id}: the description of its picture repeats the title`,
    'missing content/technologies.yaml: the technologies you use',
    'better content/site.yaml, pages.home.title.es: shorter than 60 characters; it has 61',
  ])
    expect(found).toContainEqual(expect.stringContaining(expected));
  expect(found.filter((each) => each.startsWith('dead'))).toHaveLength(1);
});

test('a form service and statistics: they send, and the privacy note has to name them', () => {
  const content = loadContent(process.cwd());
  const contact = { endpoint: 'https://formspree.io/f/abc', format: 'json' as const, fields: {} };
  const analytics = { provider: 'script' as const, src: 'https://gc.zgo.at/count.js' };
  const said = (site: Partial<typeof content.site>, note = '') =>
    contentFindings(temporaryFolder(), {
      ...content,
      site: { ...content.site, ...site },
      privacy: { ...content.privacy, body: { ...content.privacy.body, en: note, es: note } },
    }).map(({ what }) => what);
  const nothing = expect.stringContaining('sends nothing') as unknown;
  expect(said({})).toContainEqual(nothing);
  expect(said({ contact })).not.toContainEqual(nothing);
  const named = "receives visitors' data, but the note in es, en does not mention it";
  for (const host of ['formspree.io', 'gc.zgo.at']) expect(said({ contact, analytics })).toContain(`${host} ${named}`);
  expect(said({ contact, analytics }, 'Formspree and zgo.at')).not.toContainEqual(expect.stringContaining(named));
});

test('a filter that nothing matches is reported', () => {
  const content = loadContent(process.cwd());
  const tag = (name: string) => ({ es: name, en: name }) as (typeof content.projects)[number]['title'];
  const filters = [
    { label: tag('Puentes'), tags: [tag('Puente')] },
    { label: tag('IA'), tags: [tag('OpenAI')] },
  ];
  const found = contentFindings(temporaryFolder(), { ...content, site: { ...content.site, filters } });
  expect(found.filter(({ place }) => place.endsWith('filters')).map(({ what }) => what)).toEqual([
    '"Puentes" is hidden, because no project or work has its tags',
  ]);
});

test('an outdated figure is reported', () => {
  const content = loadContent(process.cwd());
  const [project] = content.projects;
  if (!project) throw new Error('no project');
  const reported = (value: string, counts: string, today: string, finished = 0) =>
    contentFindings(
      temporaryFolder(),
      {
        ...content,
        projects: Array.from({ length: finished }, () => ({ ...project, status: 'finished' as const })),
        profile: { ...content.profile, figures: [{ ...content.profile.figures[0]!, value, counts }] },
      },
      new Date(today),
    ).filter(({ what }) => what.includes('out of date')).length;
  const on = (today: string, value = '2+') => reported(value, '2024-02-01', today);
  expect(['2026-01-31', '2026-02-01', '2027-01-31', '2027-02-01'].map((today) => on(today))).toEqual([1, 0, 0, 1]);
  expect([on('2027-02-01', '3'), on('2040-01-01', 'many')]).toEqual([0, 0]);
  expect([14, 15, 22, 23].map((count) => reported('15+', 'projects', '2026-01-01', count))).toEqual([1, 0, 0, 1]);
});
