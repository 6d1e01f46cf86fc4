import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isShipped } from '#src/i18n/languages.ts';
import { pageIds, pageRows } from '#src/app/pages.ts';
import { placeholder, plainGround } from './drawings.ts';
import { isAddress, languagesToWrite, today, yamlFile, type Answers, type Kind, type NewFile } from './kind.ts';
import { wordsToTranslate } from './language.ts';

/** Where the content of the site as it came waits, for looking things up. */
export const demoFolder = 'content-demo';

/** What a new profile says until its owner does. */
export const standIns = {
  intro: ['Aquí va el primer párrafo que lee un visitante.', 'Here goes the first paragraph that a visitor reads.'],
  about: ['Aquí cuentas quién eres y cómo trabajas.', 'Here you tell who you are and how you work.'],
  aboutSummary: ['Lo mismo en dos o tres frases.', 'The same in two or three sentences.'],
} as const satisfies Record<string, readonly [es: string, en: string]>;

const number = (least: number, most: number) => (answer: string) =>
  answer.trim() !== '' && Number(answer) >= least && Number(answer) <= most
    ? ''
    : `a number from ${least} to ${most}, with a point: 33.45`;

const isZone = (answer: string) =>
  Intl.supportedValuesOf('timeZone').includes(answer) || answer === 'UTC' ? '' : 'a name such as Europe/Rome';

export const owner: Kind = {
  what: `an empty site of your own; what is in content/ moves to ${demoFolder}/`,
  questions: [
    { name: 'name', ask: 'Your name' },
    {
      name: 'email',
      ask: 'Your e-mail address',
      check: (answer) => (/^\S+@\S+\.\S+$/.test(answer) ? '' : 'an e-mail address'),
    },
    { name: 'role', ask: 'What you are, in a word or two (Photographer, Structural engineer …)' },
    { name: 'location', ask: 'Where you are (town, country)' },
    { name: 'latitude', ask: 'Latitude of that place (decimal degrees, north is positive)', check: number(-90, 90) },
    { name: 'longitude', ask: 'Longitude (east is positive)', check: number(-180, 180) },
    {
      name: 'timezone',
      ask: 'Time zone',
      initial: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
      check: isZone,
    },
    { name: 'url', ask: 'The address the site will have', initial: 'https://example.com', check: isAddress },
    {
      name: 'languages',
      ask: 'Its languages, by code, the first one first (en, or es, en)',
      initial: 'en',
      check: (answer) =>
        codesOf(answer).every((code) => /^[a-z]{2,3}$/.test(code)) && codesOf(answer).length > 0
          ? ''
          : 'codes such as es, en',
    },
  ],
  make: (answers, { root }) => {
    if (existsSync(join(root, demoFolder)))
      throw new Error(`${demoFolder}/ is there already: the site was begun before. Remove that folder to begin anew.`);
    const languages = codesOf(answers.languages ?? 'en');
    const name = answers.name ?? '';
    return [
      site(answers, languages),
      profile(answers, languages),
      privacy(root, answers, languages),
      ...languages.filter((code) => !isShipped(code)).map(wordsToTranslate),
      { file: 'content/images/profile/portrait.svg', text: placeholder(name, 800, 1000) },
      { file: 'content/images/brand/mark.svg', text: placeholder(name, 64, 64) },
      { file: 'content/images/brand/app-icon.svg', text: placeholder(name, 512, 512) },
      { file: 'content/images/brand/og-background.svg', text: plainGround(name, 1200, 630) },
      { file: 'content/files/.gitkeep', text: '' },
    ];
  },
  before: (root) => renameSync(join(root, 'content'), join(root, demoFolder)),
};

const codesOf = (answer: string) => [...new Set(answer.split(/[\s,]+/).filter(Boolean))];

/** A text in each language of the new site that must have one: Spanish in Spanish, English in every other. */
function say(languages: readonly string[], es: string, en: string): unknown {
  const of = (code: string) => (code === 'es' ? es : en);
  const written = languagesToWrite(languages);
  if (written.length === 1) return of(written[0] ?? '');
  return Object.fromEntries(written.map((code) => [code, of(code)]));
}

function site(answers: Answers, languages: readonly string[]): NewFile {
  const { name = '', role = '' } = answers;
  const headings: Record<string, [es: string, en: string]> = {
    home: [`${name} · ${role}`, `${name} · ${role}`],
    projects: [`Proyectos · ${name}`, `Projects · ${name}`],
    about: [`Sobre mí · ${name}`, `About me · ${name}`],
    contact: [`Contacto · ${name}`, `Contact · ${name}`],
  };
  const pages = pageIds.filter((id) => pageRows[id].path !== null && id !== 'novel');
  return yamlFile(
    'site.yaml',
    {
      url: (answers.url ?? '').replace(/\/$/, ''),
      name,
      languages,
      pages: Object.fromEntries(
        pages.map((id) => {
          const [es, en] = headings[id] ?? [name, name];
          const words = `${name}, ${role}, ${answers.location}.`;
          return [id, { title: say(languages, es, en), description: say(languages, words, words) }];
        }),
      ),
      icons: { base: '/icons' },
      analytics: null,
      offline: true,
      assistant: { mode: 'server' },
      features: { contributions: false },
    },
    [
      'Addresses and switches of the site. docs/content-guide.md says what else may stand here: newsletter, filters, accent.',
      'The graph of contributions waits for your own: docs/contributions.md says where it can take them from.',
    ].join('\n'),
  );
}

function profile(answers: Answers, languages: readonly string[]): NewFile {
  const { name = '', role = '' } = answers;
  const text = (es: string, en: string) => say(languages, es, en);
  return yamlFile(
    'profile.yaml',
    {
      name,
      email: answers.email,
      location: answers.location,
      coordinates: { latitude: Number(answers.latitude), longitude: Number(answers.longitude) },
      timeZone: answers.timezone,
      roles: [text(role, role)],
      intro: text(...standIns.intro),
      summary: text(`${name}: ${role}.`, `${name}: ${role}.`),
      about: text(...standIns.about),
      aboutSummary: text(...standIns.aboutSummary),
      portraits: [
        { image: 'profile/portrait.svg', alt: text(`Las iniciales de ${name}.`, `The initials of ${name}.`) },
      ],
      availability: {
        state: 'open',
        text: text('Acepto encargos nuevos.', 'I am taking on new work.'),
        responseTime: text('Uno o dos días laborables', 'One or two working days'),
      },
    },
    'Who you are. docs/content-reference.md explains every field, also those that are not here: figures, social, spokenLanguages.',
  );
}

/** The note that ships, with the new owner in it. It says what the site does with data, which is the same for all. */
function privacy(root: string, answers: Answers, languages: readonly string[]): NewFile {
  const read = (file: string): unknown => parse(readFileSync(join(root, 'content', file), 'utf8'));
  const note = read('privacy.yaml') as { title: Record<string, string>; body: Record<string, string> };
  const demo = read('profile.yaml') as { name: string; email: string; location: Record<string, string> };
  const ofOwner = (code: string) =>
    (note.body[code] ?? '')
      .replaceAll(demo.name, () => answers.name ?? '')
      .replaceAll(demo.email, () => answers.email ?? '')
      .replaceAll(demo.location[code] ?? demo.name, () => answers.location ?? '')
      .replace(
        'la\n[Agencia Española de Protección de Datos](https://www.aepd.es)',
        'la\nautoridad de protección de datos de tu país',
      )
      .replace(
        'the\n[Spanish Data Protection Agency](https://www.aepd.es)',
        'the\ndata protection authority of your country',
      );
  return yamlFile(
    'privacy.yaml',
    {
      updated: today(),
      title: say(languages, note.title.es ?? '', note.title.en ?? ''),
      body: say(languages, ofOwner('es'), ofOwner('en')),
    },
    'The note that the agreement of the contact form links to. Read it: it must say what your site does with data.',
  );
}
