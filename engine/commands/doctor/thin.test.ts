import { expect, test } from 'vitest';
import { loadContent } from '#src/content/read/load.ts';
import { contentFindings } from './content.ts';
import { thinFindings } from './thin.ts';

const content = loadContent(process.cwd());
const both = (text: string) => ({ es: text, en: text }) as never;

test('what an import leaves thin is named', () => {
  const [job, ...jobs] = content.experience;
  const [study] = content.education;
  const [project, ...projects] = content.projects;
  if (!job || !study || !project) throw new Error('The demo has no job, study or project.');
  const thin = {
    ...content,
    profile: {
      ...content.profile,
      summary: both('Iris: Potter.'),
      name: both('Iris'),
      roles: [both('Potter')],
      spokenLanguages: [{ name: both('Dutch'), level: undefined }],
    },
    experience: [{ ...job, title: both('Potter'), highlights: [] }, ...jobs.filter((each) => each.highlights[0])],
    education: [{ ...study, from: undefined, to: undefined, degree: both('Clay') }],
    projects: [{ ...project, id: 'kiln', title: both('Kiln'), description: both('Kiln'), tags: [] }, ...projects],
  };
  expect(thinFindings(thin).map(({ place, what }) => `${place}: ${what}`)).toEqual([
    expect.stringContaining('content/profile.yaml: summary'),
    expect.stringMatching(/^content\/experience\.yaml: no highlights .*: "Potter"$/),
    expect.stringMatching(/^content\/education\.yaml: neither from nor to.*: "Clay"$/),
    'content/projects/: no text but the title: "kiln"',
    'content/projects/: no tags: "kiln"',
    'content/profile.yaml, spokenLanguages: no level: "Dutch"',
  ]);
  const places = thinFindings({ ...thin, features: { ...thin.features, cv: false } }).map(({ place }) => place);
  expect(places.join(), 'without a CV').toBe(
    'content/projects/,content/projects/,content/profile.yaml, spokenLanguages',
  );
});

test('a job in the same words in two languages is to be translated', () => {
  const long = both('Makes pots, bowls and tiles for kitchens in Rotterdam.');
  const untranslated = content.experience.map((job) => ({ ...job, description: long }));
  const places = (jobs: typeof content.experience) =>
    contentFindings('/nowhere', { ...content, experience: jobs })
      .filter(({ what }) => what.includes('translate it'))
      .map(({ place }) => place);
  expect(places(untranslated)).toContain('content/experience.yaml');
  expect(places(content.experience)).not.toContain('content/experience.yaml');
});
