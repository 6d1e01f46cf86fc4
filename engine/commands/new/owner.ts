import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { edition } from '#src/content/edition.ts';
import { engineRoot } from '#src/content/roots.ts';
import { isLanguageCode, isShipped } from '#src/i18n/languages.ts';
import { farthestFromSun, hoursFromSun } from '#src/lib/time/read-zone-clock.ts';
import { optionalPages, pagesToTitle } from '#src/app/pages.ts';
import { asMarkdown, beginningOf, importedFiles, importedProfile, sayImported } from './import/files.ts';
import type { Imported } from './import/imported.ts';
import { placeholder, plainGround } from './drawings.ts';
import { isAddress, sayIn, today, yamlFile, type Answers, type Kind, type NewFile } from './kind.ts';
import { firstWords, wordsOfLanguage } from './language.ts';

/** Initial texts of a new profile. */
export const standIns = {
  intro: ['Aquí va el primer párrafo que lee un visitante.', 'The first paragraph that a visitor reads goes here.'],
  about: ['Aquí cuentas quién eres y cómo trabajas.', 'Say here who you are and how you work.'],
  aboutSummary: ['Lo mismo en dos o tres frases.', 'The same in two or three sentences.'],
} as const satisfies Record<string, readonly [es: string, en: string]>;

/** Degrees with a point or a comma. */
const degrees = (answer = '') => (answer.trim() === '' ? NaN : Number(answer.replace(',', '.')));

const number = (least: number, most: number) => (answer: string) =>
  degrees(answer) >= least && degrees(answer) <= most ? '' : `a number from ${least} to ${most}, such as 33.45`;

/** The machine's zone, unless it is a server's (UTC) or far from the owner's place. */
function usualZone({ longitude }: Answers): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isServers = /^(UTC|GMT|Etc\/)/.test(timeZone);
  return isServers || !(hoursFromSun(timeZone, degrees(longitude)) <= farthestFromSun) ? undefined : timeZone;
}

const isZone = (answer: string) =>
  Intl.supportedValuesOf('timeZone').includes(answer) || answer === 'UTC' ? '' : 'a name such as Europe/Rome';

export const owner: Kind = {
  what: 'an empty site, in a folder without content/',
  questions: [
    { name: 'name', ask: 'Your name' },
    {
      name: 'email',
      ask: 'Your email address',
      check: (answer) => (/^\S+@\S+\.\S+$/.test(answer) ? '' : 'an email address'),
    },
    { name: 'role', ask: 'Your role, in a word or two (Photographer, Structural engineer …)' },
    { name: 'location', ask: 'Where you live (town, country)' },
    {
      name: 'latitude',
      ask: 'Latitude of that place (decimal degrees, as online maps show; north is positive)',
      check: number(-90, 90),
    },
    { name: 'longitude', ask: 'Longitude (east is positive)', check: number(-180, 180) },
    {
      name: 'timezone',
      ask: 'Time zone (Europe/Rome)',
      initial: usualZone,
      check: isZone,
    },
    { name: 'url', ask: 'The address the site will have', initial: 'https://example.com', check: isAddress },
    {
      name: 'languages',
      ask: 'Its languages, as codes, the main one first (en, or es, en)',
      initial: 'en',
      check: (answer) =>
        codesOf(answer).every(isLanguageCode) && codesOf(answer).length > 0 ? '' : 'codes such as es, en',
    },
  ],
  imports: true,
  make: (answers, { root, imported }) => {
    if (existsSync(join(root, 'content')))
      throw new Error('content/ already exists. Run this in an empty folder, or move content/ away.');
    const languages = codesOf(answers.languages ?? 'en');
    const name = answers.name ?? '';
    return [
      site(answers, languages),
      profile(answers, languages, imported),
      privacy(answers, languages),
      ...languages.filter((code) => !isShipped(code)).map(wordsOfLanguage),
      ...(imported ? importedFiles(imported, languages) : []),
      { file: 'content/images/profile/portrait.svg', text: placeholder(name, 800, 1000, languages[0]) },
      { file: 'content/images/brand/mark.svg', text: placeholder(name, 64, 64, languages[0]) },
      { file: 'content/images/brand/app-icon.svg', text: placeholder(name, 512, 512, languages[0]) },
      { file: 'content/images/brand/og-background.svg', text: plainGround(name, 1200, 630) },
      { file: 'content/files/.gitkeep', text: '' },
    ];
  },
};

const codesOf = (answer: string) => [...new Set(answer.split(/[\s,]+/).filter(Boolean))];

/** A text for each required language: Spanish in Spanish, English otherwise. */
function say(languages: readonly string[], es: string, en: string): unknown {
  return sayIn(languages, (code) => (code === 'es' ? es : en));
}

function site(answers: Answers, languages: readonly string[]): NewFile {
  const { name = '', role = '' } = answers;
  const title = (id: string, code: string) => {
    const { projects, about, contact } = firstWords(code);
    const own = { projects, about, contact }[id]?.title;
    return own ? `${own} · ${name}` : `${name} · ${role}`;
  };
  const pages = pagesToTitle.filter((id) => !optionalPages.includes(id));
  return yamlFile(
    'site.yaml',
    {
      url: (answers.url ?? '').replace(/\/$/, ''),
      edition,
      name,
      languages,
      pages: Object.fromEntries(
        pages.map((id) => {
          const words = `${name}, ${role}, ${answers.location}.`;
          return [
            id,
            { title: sayIn(languages, (code) => title(id, code)), description: say(languages, words, words) },
          ];
        }),
      ),
      icons: { base: '/icons' },
      analytics: null,
      offline: true,
      assistant: { mode: 'server' },
      features: { contributions: false },
    },
    [
      'Settings of the whole site. node_modules/firstlight/docs/customizing.md explains others: colours, languages, addresses, newsletter.',
      'The contribution graph is off until you set a source: node_modules/firstlight/docs/contributions.md.',
    ].join('\n'),
  );
}

function profile(answers: Answers, languages: readonly string[], imported?: Imported): NewFile {
  const { name = '', role = '' } = answers;
  const own = imported?.summary;
  const roles = imported?.roles[0] === role ? imported.roles : [role];
  const text = (es: string, en: string) => say(languages, es, en);
  const taken = imported && sayImported(imported, languages);
  const summary = (change: (words: string) => string, es: string, en: string) =>
    taken && own ? taken(change(own)) : text(es, en);
  const asIs = (words: string) => words;
  return yamlFile(
    'profile.yaml',
    {
      name,
      email: answers.email,
      location: answers.location,
      coordinates: { latitude: degrees(answers.latitude), longitude: degrees(answers.longitude) },
      timeZone: answers.timezone,
      roles: roles.map((each) => (taken && imported.roles[0] === role ? taken(each) : text(each, each))),
      intro: summary((words) => beginningOf(words, imported?.language ?? languages[0] ?? 'en'), ...standIns.intro),
      summary: summary(asIs, `${name}: ${role}.`, `${name}: ${role}.`),
      about: summary(asMarkdown, ...standIns.about),
      aboutSummary: summary(asIs, ...standIns.aboutSummary),
      portraits: [
        { image: 'profile/portrait.svg', alt: text(`Las iniciales de ${name}.`, `The initials of ${name}.`) },
      ],
      ...importedProfile(imported, languages),
      availability: {
        state: 'open',
        text: text('Acepto encargos nuevos.', 'I am taking on new work.'),
        responseTime: text('Uno o dos días laborables', 'One or two working days'),
      },
    },
    'Who you are. node_modules/firstlight/docs/content-reference.md explains every field, including those not used here: figures, social, spokenLanguages.',
  );
}

/** The included privacy note with the new owner's details: every site processes data in the same way. */
function privacy(answers: Answers, languages: readonly string[]): NewFile {
  const template = readFileSync(join(engineRoot, 'commands/new/privacy.yaml'), 'utf8');
  const note = parse(template) as Record<'title' | 'body', { es: string; en: string }>;
  const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => answers[name] ?? '');
  return yamlFile(
    'privacy.yaml',
    {
      updated: today(),
      title: say(languages, note.title.es, note.title.en),
      body: say(languages, filled(note.body.es), filled(note.body.en)),
    },
    'The note that the agreement of the contact form links to. Read it: it must say what your site does with data.',
  );
}
