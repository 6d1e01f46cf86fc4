import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSpoken } from '#src/assistant/learned.ts';
import type { Content } from '#src/content/content.ts';
import { contentWarnings } from '#src/content/messages/warnings.ts';
import { filesBelow } from '#src/content/read/files.ts';
import { loadSite } from '#src/content/read/load.ts';
import { emptyFilterLabels } from '#src/content/owner/filters.ts';
import { parseAddress } from '#src/i18n/addresses.ts';
import { languages, type Localized } from '#src/i18n/languages.ts';
import { farthestFromSun, hoursFromSun } from '#src/lib/time/read-zone-clock.ts';
import { standIns } from '#commands/new/owner.ts';
import { matchesIn } from './files.ts';
import { finding, type Finding } from './finding.ts';
import { outdatedFigures, thinFindings } from './thin.ts';
import { translations } from './translations.ts';

/** Search engines truncate longer ones. */
const longest = { title: 60, description: 155 };

export function contentFindings(root: string, content: Content, now = new Date()): Finding[] {
  return [
    ...places(root, content),
    ...missing(root, content),
    ...farZone(content),
    ...unlinked(content),
    ...unlistedSections(root, content),
    ...heads(content),
    ...texts(content),
    ...untold(content),
    ...thinFindings(content),
    ...translations(content),
    ...unnamedServices(content),
    ...emptyFilters(content),
    ...contentWarnings(root, content).map(({ file, field, expected, found }) =>
      finding('better', field ? `${file} · ${field}` : file, `${expected}, not ${found}`),
    ),
    ...outdatedFigures(content, now.toISOString().slice(0, 10)),
  ];
}

function missing(root: string, content: Content): Finding[] {
  const { profile, projects, technologies, skills, site } = content;
  const setting = (name: string) =>
    Boolean(process.env[name]) ||
    (existsSync(join(root, '.env')) && new RegExp(`^${name}=.`, 'm').test(readFileSync(join(root, '.env'), 'utf8')));
  const unsaid = (Object.keys(standIns) as (keyof typeof standIns)[]).filter((name) =>
    languages.some((language) => (standIns[name] as readonly string[]).includes(profile[name][language])),
  );
  const lacks: [boolean, string, string][] = [
    [unsaid.length > 0, 'content/profile.yaml', `your own text for ${unsaid.join(', ')}`],
    [
      !existsSync(join(root, 'content/texts.yaml')),
      'content/texts.yaml',
      "your own sentences: the footer's line, introductions, the call to action, the chat's greeting",
    ],
    [projects.length === 0, 'content/projects/', 'no project yet: npx firstlight new project'],
    [profile.social.length === 0, 'content/profile.yaml', 'social: your profiles elsewhere'],
    [
      profile.portraits.some(({ image }) => image.endsWith('.svg')),
      'content/profile.yaml',
      'portraits: a photograph of you instead of a drawing',
    ],
    [
      technologies.length === 0,
      'content/technologies.yaml',
      'the technologies you use, for the slider on the home page',
    ],
    [skills.levels.length + skills.groups.length === 0, 'content/skills.yaml', 'your skills, for the About page'],
    [
      !setting('CONTACT_DELIVERY') && site.contact === null,
      '.env',
      'CONTACT_DELIVERY: until it is set, the contact form sends nothing (node_modules/firstlight/docs/contact-and-privacy.md)',
    ],
  ];
  const unlearned = languages.filter((language) => content.features.chat && !isSpoken(language));
  const answers =
    setting('CHAT_PROVIDER_URL') || setting('CHAT_PROVIDER_KEY')
      ? 'your provider answers there'
      : 'it answers there with your own answers (content/faq.yaml, content/answers/), names and passages of the site; a provider would understand more (node_modules/firstlight/docs/assistant.md)';
  return [
    ...lacks.flatMap(([lacking, place, what]) => (lacking ? [finding('missing', place, what)] : [])),
    ...unlearned.map((language) =>
      finding('better', 'content/site.yaml', `languages: the assistant has not learned "${language}": ${answers}`),
    ),
  ];
}

function farZone({ profile: { coordinates, timeZone } }: Content): Finding[] {
  const hours = Math.round(hoursFromSun(timeZone, coordinates.longitude));
  if (hours <= farthestFromSun) return [];
  const what = `the time zone ${timeZone} is about ${hours} hours from the longitude ${coordinates.longitude}; is one of them wrong?`;
  return [finding('better', 'content/profile.yaml', what)];
}

function unlinked({ projects }: Content): Finding[] {
  return projects
    .filter(({ demo, code, package: apk }) => !demo && !code && !apk)
    .map(({ id }) => finding('unlinked', `project ${id}`, 'neither demoUrl nor codeUrl nor package'));
}

function unlistedSections(root: string, { sections }: Content): Finding[] {
  return filesBelow(join(root, 'content/sections'))
    .filter((file) => !sections.some(({ name }) => file.startsWith(`${name}.`)))
    .map((file) =>
      finding('unused', `content/sections/${file}`, 'no page shows it; name it in "sections" of content/site.yaml'),
    );
}

function heads({ site }: Content): Finding[] {
  return Object.entries(site.pages).flatMap(([page, head]) =>
    languages.flatMap((language) =>
      (['title', 'description'] as const).flatMap((name) => {
        const { length } = head[name][language];
        const place = `content/site.yaml, pages.${page}.${name}.${language}`;
        const what = `shorter than ${longest[name]} characters; it has ${length}`;
        return length > longest[name] ? [finding('better', place, what)] : [];
      }),
    ),
  );
}

/** Picture descriptions that repeat the title, and untranslated texts. */
function texts({ projects, works, profile, experience, education }: Content): Finding[] {
  const [first, ...others] = languages;
  const isUntranslated = (text: Localized) =>
    first !== undefined && others.some((other) => text[other] === text[first]) && text[first].length > 30;
  const entries = [
    ...projects.map((each) => ({ ...each, place: `project ${each.id}`, alts: each.imageAlt ? [each.imageAlt] : [] })),
    ...works.map((each) => ({ ...each, place: `work ${each.id}`, alts: each.frames.map(({ alt }) => alt) })),
  ];
  const repeated = entries.filter(({ title, alts }) =>
    alts.some((alt) => languages.some((language) => alt[language] === title[language])),
  );
  const { intro, about, aboutSummary, summary } = profile;
  const written: [place: string, texts: Localized[]][] = [
    ...entries.map(({ place, description }): [string, Localized[]] => [place, [description]]),
    ['content/profile.yaml', [intro, about, aboutSummary, summary]],
    ...Object.entries({ experience, education }).map(([name, posts]): [string, Localized[]] => [
      `content/${name}.yaml`,
      posts.flatMap(({ description, highlights }) => [...(description ? [description] : []), ...highlights]),
    ]),
  ];
  const alt = 'the description of its picture repeats the title; describe what the picture shows';
  return [
    ...repeated.map(({ place }) => finding('better', place, alt)),
    ...written
      .filter(([, own]) => own.some(isUntranslated))
      .map(([place]) => finding('better', place, 'the text is the same in two languages; translate it')),
  ];
}

/** Services that get visitors' data and that the privacy note does not name. */
function unnamedServices({ site, privacy }: Content): Finding[] {
  return [site.contact?.endpoint, site.analytics?.src].flatMap((address): Finding[] => {
    if (!address || !URL.canParse(address)) return [];
    const { hostname } = new URL(address);
    const name = hostname.split('.').at(-2) ?? hostname;
    const silent = languages.filter((language) => !privacy.body[language].toLowerCase().includes(name));
    if (silent.length === 0) return [];
    const what = `${hostname} receives visitors' data, but the note in ${silent.join(', ')} does not mention it`;
    return [finding('missing', 'content/privacy.yaml', what)];
  });
}

function emptyFilters(content: Content): Finding[] {
  const hidden = 'is hidden, because no project or work has its tags';
  return emptyFilterLabels(content).map((label) =>
    finding('missing', 'content/site.yaml, filters', `"${label}" ${hidden}`),
  );
}

/** Texts that are missing in a language, whose pages show another language's. */
function untold({ stories, notes, ownPages }: Content): Finding[] {
  const all = { stories, notes, pages: ownPages };
  const what = 'not translated into this language; its page shows the text of another one';
  return Object.entries(all).flatMap(([folder, articles]) =>
    articles.flatMap(({ name, texts }) =>
      languages
        .filter((language) => !texts[language])
        .map((language) => finding('better', `content/${folder}/${name}.${language}.md`, what)),
    ),
  );
}

/** Broken links to projects or works; broken links to pages stop a build. */
function places(root: string, { projects, works }: Content): Finding[] {
  const known = [...projects, ...works].map(({ id }) => id);
  return matchesIn(root, /(\/[\w/-]+)(?:\?[^\s#)'"]*)?#([\w-]+)/g)
    .filter(({ parts: [path = '', id = ''] }) => parseAddress(path).path === '/projects' && !known.includes(id))
    .map(({ place, found }) => finding('dead', place, found));
}

export function waitingFindings(root: string, now = new Date()): Finding[] {
  return loadSite(root, undefined, { now: now.getTime() }).waiting.map(({ file, from }) => {
    const later = `is not published before ${from}, by the first build from that day`;
    return finding('waiting', file, from ? later : 'a draft (draft: true)');
  });
}
