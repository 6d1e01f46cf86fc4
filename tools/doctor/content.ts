import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSpoken } from '#src/assistant/learned.ts';
import type { Content } from '#src/content/content.ts';
import { doubts } from '#src/content/messages/doubts.ts';
import { writtenFiles } from '#src/content/messages/lines.ts';
import { en } from '#src/i18n/en.ts';
import { wordsIn } from '#src/content/owner/words.ts';
import { isShipped, languages, type Language, type Localized } from '#src/i18n/languages.ts';
import { webHost } from '#src/lib/web-address.ts';
import { demoFolder, standIns } from '#tools/new/owner.ts';
import type { Finding } from './finding.ts';

/** Search engines cut what is longer. */
const longestTitle = 60;
const longestDescription = 155;

/** What the content lacks, and what would make it better. */
export function contentFindings(root: string, content: Content): Finding[] {
  return [
    ...places(root, content),
    ...missing(root, content),
    ...unlinked(content),
    ...heads(content),
    ...texts(content),
    ...untold(content),
    ...days(root, content),
  ];
}

function missing(root: string, content: Content): Finding[] {
  const { profile, projects, technologies, skills } = content;
  const setting = (name: string) =>
    Boolean(process.env[name]) ||
    (existsSync(join(root, '.env')) && new RegExp(`^${name}=.`, 'm').test(readFileSync(join(root, '.env'), 'utf8')));
  const hasSource = ['GITHUB_USER', 'GITLAB_USER', 'FORGEJO_USER', 'GIT_REPOSITORIES'].some((name) =>
    setting(`CONTRIBUTIONS_${name}`),
  );
  const unsaid = (Object.keys(standIns) as (keyof typeof standIns)[]).filter((name) =>
    languages.some((language) => (standIns[name] as readonly string[]).includes(profile[name][language])),
  );
  const lacks: [boolean, string, string][] = [
    [unsaid.length > 0, 'content/profile.yaml', `your own words for ${unsaid.join(', ')}`],
    [
      !existsSync(join(root, 'content/texts.yaml')),
      'content/texts.yaml',
      "your own sentences: the footer's line, introductions, the call to action, the chat's greeting",
    ],
    [projects.length === 0, 'content/projects/', 'no project yet: npm run new -- project'],
    [profile.social.length === 0, 'content/profile.yaml', 'social: where else you are to be found'],
    [
      profile.portraits.some(({ image }) => image.endsWith('.svg')),
      'content/profile.yaml',
      'portraits: a photograph of you instead of a drawing',
    ],
    [technologies.length === 0, 'content/technologies.yaml', 'what you work with, for the slider of the home page'],
    [skills.levels.length === 0, 'content/skills.yaml', 'what you can, for the About page'],
    [
      !setting('CONTACT_DELIVERY'),
      '.env',
      'CONTACT_DELIVERY: until it is set, the contact form sends nothing (docs/owner-delivery-and-privacy.md)',
    ],
    [
      content.features.contributions && !hasSource && existsSync(join(root, demoFolder)),
      '.env',
      'CONTRIBUTIONS_…: until it says whose, the graph counts all commits of this folder, also those it came with (docs/contributions.md)',
    ],
  ];
  const untranslated = languages.filter((language) => !isShipped(language) && isStillEnglish(content, language));
  const spoken = languages.filter((language) => content.features.chat && !isSpoken(language));
  return [
    ...lacks.flatMap(([lacking, place, what]): Finding[] => (lacking ? [{ chapter: 'missing', place, what }] : [])),
    ...untranslated.map((language): Finding => ({
      chapter: 'missing',
      place: `content/words/${language}.yaml`,
      what: 'the words of the interface are still in English',
    })),
    ...spoken.map((language): Finding => ({
      chapter: 'missing',
      place: 'content/site.yaml',
      what: `languages: the assistant has not learned "${language}", so its pages have no chat`,
    })),
  ];
}

/** True when many of the longer words are those that ship in English. */
function isStillEnglish(content: Content, language: Language): boolean {
  const english = new Set(sentencesIn(en));
  const own = sentencesIn(wordsIn(content, language));
  return own.filter((text) => english.has(text)).length * 4 > own.length;
}

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}

function unlinked({ projects }: Content): Finding[] {
  return projects
    .filter(({ demoUrl, codeUrl, package: apk }) => !webHost(demoUrl) && !webHost(codeUrl) && !apk)
    .map(({ id }) => ({
      chapter: 'unlinked',
      place: `project ${id}`,
      what: 'neither demoUrl nor codeUrl nor package',
    }));
}

function heads({ site }: Content): Finding[] {
  return Object.entries(site.pages).flatMap(([page, head]) =>
    languages.flatMap((language): Finding[] => {
      const place = `content/site.yaml, pages.${page}`;
      const long = (name: 'title' | 'description', most: number): Finding[] =>
        head[name][language].length > most
          ? [
              {
                chapter: 'better',
                place: `${place}.${name}.${language}`,
                what: `shorter than ${most} letters; it has ${head[name][language].length}`,
              },
            ]
          : [];
      return [...long('title', longestTitle), ...long('description', longestDescription)];
    }),
  );
}

/** Descriptions of pictures that say nothing, and texts that were left in another language. */
function texts({ projects, works, profile }: Content): Finding[] {
  const [first, ...others] = languages;
  const untranslated = (text: Localized) =>
    first !== undefined && others.some((other) => text[other] === text[first]) && text[first].length > 30;
  const entries = [
    ...projects.map(({ id, title, description, imageAlt }) => ({
      place: `project ${id}`,
      title,
      texts: [description],
      alts: imageAlt ? [imageAlt] : [],
    })),
    ...works.map(({ id, title, description, frames }) => ({
      place: `work ${id}`,
      title,
      texts: [description],
      alts: frames.map(({ alt }) => alt),
    })),
    {
      place: 'content/profile.yaml',
      title: null,
      texts: [profile.intro, profile.about, profile.aboutSummary],
      alts: [],
    },
  ];
  return entries.flatMap(({ place, title, texts: all, alts }): Finding[] => [
    ...(title && alts.some((alt) => languages.some((language) => alt[language] === title[language]))
      ? [
          {
            chapter: 'better' as const,
            place,
            what: 'the description of its picture says what the picture shows, not the title again',
          },
        ]
      : []),
    ...(all.some(untranslated)
      ? [{ chapter: 'better' as const, place, what: 'a text is the same in two languages: is it translated?' }]
      : []),
  ]);
}

/** Stories that some of the languages borrow. */
function untold({ stories }: Content): Finding[] {
  return stories.flatMap(({ name, texts: told }) =>
    languages
      .filter((language) => !told[language])
      .map((language): Finding => ({
        chapter: 'better',
        place: `content/stories/${name}.${language}.md`,
        what: "the story is not told in this language; its page shows the first one's text",
      })),
  );
}

/** Links to a project or a work that is not there (any more); those to pages stop a build. */
function places(root: string, { projects, works }: Content): Finding[] {
  const known = [...projects, ...works].map(({ id }) => id);
  return writtenFiles(root).flatMap(({ file, lines }) =>
    lines.flatMap(({ line, text }) =>
      [...text.matchAll(/\/projects(?:\?[^\s#)'"]*)?#([\w-]+)/g)]
        .filter(([, id = '']) => !known.includes(id))
        .map(([address]): Finding => ({ chapter: 'dead', place: `${file}:${line}`, what: address })),
    ),
  );
}

function days(root: string, { profile }: Content): Finding[] {
  return doubts(root, profile.timeZone).map(({ file, field, expected, found }) => ({
    chapter: 'better',
    place: `${file} · ${field}`,
    what: `${expected}, not ${found}`,
  }));
}
