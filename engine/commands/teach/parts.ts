import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Content } from '#src/content/content.ts';
import { readAnswers } from '#src/content/read/answers.ts';
import { isPublished } from '#src/content/schemas/novel.ts';
import { defaultLanguage, isLocalized, type Language } from '#src/i18n/languages.ts';
import { foldText } from '#src/lib/fold-text.ts';

/** A part of a published text, which questions can be about. */
export interface Part {
  /** As in `about` of an answer. */
  about: string;
  name: string;
  /** As in `source` of an answer. */
  source: string;
  text: string;
}

/** Fields that help the assistant and are not shown. */
const unseen = new Set(['keywords', 'aliases']);

/** All parts of the published content in a language, from the files that answers can be about. */
export function partsOf(root: string, content: Content, language: Language): Part[] {
  const { features, novel, stories, projects, works, profile } = content;
  const folder = (path: string) => filesIn(join(root, 'content', path)).map((file) => `${path}/${file}`);
  const read = (file: string) => readFileSync(join(root, 'content', file), 'utf8').replaceAll('\r', '');
  const list = (has: boolean, file: string): [string, string, string][] =>
    has && existsSync(join(root, 'content', file)) ? [[file, 'owner', profile.name[language]]] : [];
  const entries = (kind: string, published: readonly { id: string; title: Record<Language, string> }[]) =>
    folder(`${kind}s`).flatMap((file): [string, string, string][] => {
      const id = String((parse(read(file)) as { id?: unknown }).id);
      const entry = published.find((each) => each.id === id);
      return entry ? [[file, `${kind}:${basename(file).replace(/\.ya?ml$/, '')}`, entry.title[language]]] : [];
    });
  const told = stories.flatMap(({ name, of, texts }): [string, string, string][] => {
    const project = projects.find(({ id }) => id === of);
    const title = (project ?? works.find(({ id }) => id === of))?.title[language];
    const file = `stories/${name}.${language}.md`;
    return texts[language] && title ? [[file, `${project ? 'project' : 'work'}:${name}`, title]] : [];
  });
  const chapters = (novel?.book.language ?? defaultLanguage) === language ? (novel?.chapters ?? []) : [];
  const files: [file: string, about: string, name: string][] = [
    ...list(true, 'profile.yaml'),
    ...list(features.skills, 'skills.yaml'),
    ...list(features.experience, 'experience.yaml'),
    ...list(features.education, 'education.yaml'),
    ...list(features.pursuits, 'pursuits.yaml'),
    ...entries('project', projects),
    ...entries('work', works),
    ...told,
    ...(novel ? [['novel/book.yaml', 'novel', novel.book.title[language]] as [string, string, string]] : []),
    ...(chapters.length > 0 ? folder('novel/chapters') : []).flatMap((file, at): [string, string, string][] => {
      const chapter = chapters[at];
      return chapter && isPublished(chapter) ? [[file, `chapter:${at + 1}`, chapter.title[language]]] : [];
    }),
  ];
  return files.flatMap(([file, about, name]) =>
    (file.endsWith('.md') ? sectionsOf(read(file)) : fieldsOf(parse(read(file)), language)).flatMap(([part, text]) =>
      isWorthAsking(text) ? [{ about, name, source: `${file}#${part}`, text }] : [],
    ),
  );
}

/** The parts that no answer of the file is from; answers whose source has changed do not count. */
export function missingParts(root: string, parts: readonly Part[], language: Language): Part[] {
  const { answers, unreviewed } = readAnswers(root, language);
  const answered = new Set([...answers, ...unreviewed].flatMap(({ source }) => source.map(plain)));
  return parts.filter(({ source }) => !answered.has(plain(source)) && !answered.has(source.split('#')[0]!));
}

/** `#La decisión` and `#la-decision` are the same heading. */
const plain = (source: string) => foldText(source).replace(/(?<=#.*)[^\p{L}\p{N}/]+/gu, '-');

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => /^[^.].*\.(ya?ml|md)$/.test(file))
    .sort();
}

function fieldsOf(value: unknown, language: Language): [string, string][] {
  const entries = Array.isArray(value)
    ? value.map((each: { id?: unknown }, at): [string, unknown] => [String(each.id ?? at), each])
    : Object.entries(value as object);
  return entries.flatMap(([key, each]): [string, string][] =>
    unseen.has(key) ? [] : [[key, textOf(inLanguage(each, language))]],
  );
}

function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((each) => inLanguage(each, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isLocalized(value)) return value[language];
  const seen = Object.entries(value).filter(([key]) => !unseen.has(key));
  return Object.fromEntries(seen.map(([key, each]) => [key, inLanguage(each, language)]));
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : stringify(value)).trim();

/** The text below each heading; the whole text if there is none. Comments are the owner's own. */
function sectionsOf(markdown: string): [string, string][] {
  const body = markdown.replace(/^---\n[\s\S]*?\n---\n?/, '').replace(/<!--[\s\S]*?-->/g, '');
  const sections = body.split(/^(?=## )/m).filter((each) => each.startsWith('## '));
  if (sections.length === 0) return [['body', body.trim()]];
  return sections.map((each) => {
    const heading = each.slice(3, each.indexOf('\n'));
    return [foldText(heading).replace(/[^\p{L}\p{N}]+/gu, '-'), each.trim()];
  });
}

/** Prose or a list; dates, switches, paths and addresses are answered from the fields themselves. */
function isWorthAsking(text: string): boolean {
  const prose = text.replace(/\S*[/@]\S*|\b[\w-]+\.\w+\b|^\s*\w+:/gm, '');
  return (prose.match(/[\p{L}]{2,}/gu) ?? []).length > 4;
}
