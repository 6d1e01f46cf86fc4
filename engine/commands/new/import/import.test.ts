import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { en } from '#src/i18n/en.ts';
import { markdownToHtml } from '#src/content/read/markdown.ts';
import { asMarkdown, importedFiles } from './files.ts';
import { monthIn, nothingYet, plain } from './imported.ts';
import { fromJsonResume } from './json-resume.ts';
import { fromLinkedIn } from './linkedin.ts';

test.each([
  ['2021-09-14', '2021-09'],
  ['2021-09', '2021-09'],
  ['2021', '2021'],
  ['Sep 2021', '2021-09'],
  ['sept. de 2021', '2021-09'],
  ['Ağu 2020', '2020-08'],
  ['14 mars 2019', '2019-03'],
  ['someday', undefined],
  [2021, undefined],
])('the month in %j is %s', (written, month) => expect(monthIn(written)).toBe(month));

test('texts lose control characters', () => expect(plain('\u202eab\u0000c\r\nd ')).toBe('abc\nd'));

test('JSON Resume: jobs, studies, skills, languages and projects are taken, wrong fields are left out', () => {
  const read = fromJsonResume(
    JSON.stringify({
      basics: {
        name: ' İpek\nIşık ',
        email: 7,
        location: { city: 'Bursa', region: 'Bursa', countryCode: 'TR', address: 'Çınar Cd. 1', postalCode: '16000' },
        label: 'Engineer, bridges · Teacher',
        phone: '555',
        image: '',
        summary: 'I fix bridges.',
        profiles: [{ network: 'GitHub', url: 'github.com/ipek' }, { network: 'X', url: '' }, {}],
      },
      work: [
        {
          name: 'Köprü AŞ',
          position: 'Engineer',
          startDate: '2019-03-01',
          highlights: ['Two bridges', 4],
          location: 'x',
        },
        { summary: 'x' },
        'y',
        { name: 'Han', position: 'Foreman', highlights: 'Built it', summary: '• One\n• Two' },
      ],
      certificates: [{ name: 'Welder', issuer: 'TSE', startDate: '2020-05' }],
      education: [{ institution: 'İTÜ', studyType: 'BSc', area: 'Civil engineering', endDate: '2018' }],
      skills: [
        { name: 'Software', keywords: ['SAP2000'] },
        { name: 'Patience', level: 'Master' },
      ],
      languages: [{ language: 'Turkish', fluency: 'Native' }, { fluency: 'x' }],
      projects: [{ name: '../../etc/passwd', url: 'javascript:x', description: 'One', highlights: ['Two!', 'Three'] }],
      awards: [{ title: 'x' }],
      references: [],
    }),
  );
  expect(read.answers).toMatchObject({ name: 'İpek Işık', email: undefined, location: 'Bursa' });
  expect(read.roles).toEqual(['Engineer, bridges', 'Teacher']);
  expect(read.social).toEqual([{ network: 'GitHub', url: 'https://github.com/ipek' }]);
  expect(read.jobs).toMatchObject([
    { title: 'Engineer', place: 'Köprü AŞ', from: '2019-03', highlights: ['Two bridges'] },
    { title: 'Foreman', description: undefined, highlights: ['One', 'Two'] },
  ]);
  expect(read.studies).toMatchObject([
    { title: 'BSc, Civil engineering', to: '2018' },
    { title: 'Welder', from: '2020-05', to: '2020-05' },
  ]);
  expect(read.skills).toEqual([
    { title: 'Software', items: ['SAP2000'] },
    { title: '', items: ['Patience'] },
  ]);
  expect(read.projects).toMatchObject([
    { title: '../../etc/passwd', demo: undefined, description: 'One. Two! Three.' },
  ]);
  expect(read.leftOut.map((each) => each.split(':')[0])).toEqual([
    ...['work[1]', 'work[2]', 'basics.email', 'basics.location.countryCode'],
    ...['basics.location.address', 'basics.location.postalCode', 'basics.phone', 'basics.profiles[1]'],
    ...['work.highlights[1]', 'work.location', 'work[2]', 'work.highlights'],
    ...['skills.level', 'languages[1]', 'projects.url', 'awards'],
  ]);
  expect(importedFiles(read, ['tr']).map(({ file }) => file)).toEqual([
    ...['content/experience.yaml', 'content/education.yaml', 'content/skills.yaml', 'content/projects/etc-passwd.yaml'],
  ]);
});

test.each([
  ['{', /not valid JSON/],
  ['[]', /not a JSON Resume/],
  ['{"name":"x"}', /not a JSON Resume: it has none of basics/],
])('JSON Resume: %s is refused in one line', (text, message) => expect(() => fromJsonResume(text)).toThrow(message));

function zip(files: Record<string, string>): Buffer {
  const bytes = Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]);
  return Buffer.from(zipSync(Object.fromEntries(bytes) as Record<string, Buffer>));
}

test('a text is written in its own language and is null in the others', () => {
  const job = { title: 'Potter', place: 'Vos', from: '2020', highlights: [] };
  const written = (languages: string[], language?: string) =>
    importedFiles({ ...nothingYet(), jobs: [job], language }, languages)[0]?.text;
  expect(written(['en', 'es'])).toContain('- title:\n    en: Potter\n    es: null\n  company: Vos');
  expect(written(['es', 'de'], 'de')).toContain('- title:\n    es: null\n    de: Potter\n');
  expect(written(['tr', 'de'])).toContain('- title: Potter\n');
  expect(() => written(['en'], 'fr')).toThrow('--resume-language is "fr"');
});

const positions =
  'Company Name,Title,Description,Location,Started On,Finished On\r\n"Vos, Ltd","Potter","Said ""yes"",\nand did",Rotterdam,Mar 2020,\r\n';

test('LinkedIn: known files are read, wherever the archive puts them, and no other', () => {
  const read = fromLinkedIn(
    zip({
      'Export/Profile.csv':
        '\ufeffFirst Name,Last Name,Headline,Summary,Geo Location\nIris,Vos,Ceramicist at Vos,I make pots,"Rotterdam, Netherlands"\n',
      'Export/Positions.csv': positions,
      'Export/Email Addresses.csv':
        'Email Address,Confirmed,Primary,Updated On\nold@vos.test,Yes,No,x\niris@vos.test,Yes,Yes,x\n',
      'Export/Skills.csv': 'Name\nGlazes\nKilns\n',
      'Export/Languages.csv': 'Name,Proficiency\nDutch,Native\n',
      'Export/Certifications.csv':
        'Name,Url,Authority,Started On,Finished On,License Number\nKilns,,Guild,May 2020,,7\n',
      'Recommendations_Received.csv': 'First Name,Text\nAnn,secret\n',
      'messages.csv': 'FROM,CONTENT\nsecret,secret\n',
      'Connections.csv': 'First Name\nsecret\n',
      '../Education.csv': 'School Name\nsecret\n',
      '/Projects.csv': 'Title\nroot\n',
    }),
  );
  const [name, location] = ['Iris Vos', 'Rotterdam, Netherlands'];
  expect(read.answers).toMatchObject({ name, email: 'iris@vos.test', role: 'Ceramicist', location });
  expect(read.jobs).toMatchObject([
    { title: 'Potter', place: 'Vos, Ltd', from: '2020-03', to: undefined, description: 'Said "yes",\nand did' },
  ]);
  expect(read.skills[0]?.items).toEqual(['Glazes', 'Kilns']);
  expect(read.studies).toMatchObject([{ title: 'Kilns', from: '2020-05', to: '2020-05' }]);
  expect(read.leftOut).toEqual([
    'Positions.csv, Location: the site has no place for it',
    'Certifications.csv, License Number: the site has no place for it',
    'files that are not read: Recommendations_Received.csv, messages.csv, Connections.csv',
  ]);
  expect(JSON.stringify(read)).not.toContain('secret');
});

test('LinkedIn: a file in another language is left out, with what to do', () => {
  const archive = zip({ 'Positions.csv': 'Empresa,Cargo\nx,y\n', 'Skills.csv': 'Name\nA\n' });
  const { jobs, leftOut, skills } = fromLinkedIn(archive);
  expect(jobs).toEqual([]);
  expect(skills).toHaveLength(1);
  expect(leftOut.join('\n')).toMatch(/Positions.csv: it has no column "Company Name" .*English/);
});

test.each([
  ['no archive', Buffer.from('PK nothing'), /ZIP archive cannot be read/],
  ['an empty file', Buffer.alloc(0), /ZIP archive cannot be read/],
  ['an archive of other files', zip({ 'holiday.txt': 'x' }), /not a LinkedIn archive/],
  ['a damaged file', zip({ 'Positions.csv': positions }).fill(0xff, 45, 80), /damaged|ZIP archive cannot be read/],
])('LinkedIn: %s is refused in one line', (_what, archive, message) => {
  expect(() => fromLinkedIn(archive)).toThrow(message);
});

test('imported text is escaped for Markdown', () => {
  const marked = ['**b** _i_ `c` [a](b)', '<b>&lt;', '<img src=x>', '---', 'a | b'];
  for (const text of ['# head', '- item', '+ item', '1. one', '2) two', '    code', ...marked])
    expect(markdownToHtml(asMarkdown(text), en.markdown).replaceAll(/^<p>|<\/p>\n?$/g, '')).toBe(
      text.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    );
});

test('projects of one name get files of their own', () => {
  const projects = ['Same', 'same!'].map((title) => ({ title, tags: [] }));
  const files = importedFiles({ ...nothingYet(), projects }, ['en']).map(({ file }) => file);
  expect(files).toEqual(['content/projects/same.yaml', 'content/projects/same-2.yaml']);
});
