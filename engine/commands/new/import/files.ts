import { readFile } from 'node:fs/promises';
import { en } from '#src/i18n/en.ts';
import { es } from '#src/i18n/es.ts';
import { slugOf } from '#src/lib/slug.ts';
import { languagesToWrite, sayIn, today, yamlFile, type NewFile } from '../kind.ts';
import { fromGitHub } from './github.ts';
import type { Imported, ImportedPost, ImportedProject } from './imported.ts';
import { fromJsonResume } from './json-resume.ts';
import { fromLinkedIn } from './linkedin.ts';

/** Reads what `--from` names. Errors have a message for the owner. */
export async function importFrom(source: string): Promise<Imported> {
  const [, name] = /^github:(.*)$/.exec(source) ?? [];
  if (name !== undefined) return fromGitHub(name);
  if (!/\.(json|zip)$/i.test(source))
    throw new Error(`--from is "${source}". Write resume.json, linkedin.zip or github:name.`);
  const bytes = await readFile(source).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${source} cannot be read: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}.`);
  });
  return withGaps(/\.zip$/i.test(source) ? fromLinkedIn(bytes) : fromJsonResume(bytes.toString('utf8')));
}

function withGaps(imported: Imported): Imported {
  const gaps = [...imported.jobs, ...imported.studies].filter(({ from, to }) => !from && !to);
  const open = imported.studies.filter(({ from, to }) => from && !to);
  const notes = [
    ...gaps.map(({ title }) => `the dates of "${title}": there are none`),
    ...open.map(
      ({ title }) => `the end of "${title}": there is none, so it is shown as current; add "to" if it is not`,
    ),
  ];
  return { ...imported, leftOut: [...imported.leftOut, ...notes] };
}

/** Writes a text of the import in its own language, and null in others that need one, until it is translated. */
export function sayImported({ language: own }: Imported, languages: readonly string[]) {
  if (own !== undefined && !languages.includes(own))
    throw new Error(`--resume-language is "${own}", and must be one of --languages: ${languages.join(', ')}.`);
  const written = [...new Set([...languagesToWrite(languages), own ?? languages[0] ?? 'en'])];
  const inEach = (text: string) => written.map((code) => [code, code === (own ?? languages[0]) ? text : null]);
  return (text: string) => (written.length > 1 ? Object.fromEntries(inEach(text)) : text) as unknown;
}

export function importedFiles(imported: Imported, languages: readonly string[]): NewFile[] {
  const say = sayImported(imported, languages);
  const told = ({ description, highlights }: ImportedPost) => ({
    description: description === undefined ? undefined : say(description),
    highlights: highlights.length > 0 ? highlights.map(say) : undefined,
  });
  const jobs = imported.jobs.map((job) => ({
    ...{ title: say(job.title), company: job.place, from: job.from, to: job.to, ...told(job), url: job.url },
  }));
  const studies = imported.studies.map((study) => ({
    ...{ degree: say(study.title), institution: study.place, from: study.from, to: study.to, ...told(study) },
    institutionUrl: study.url,
  }));
  const skills = sayIn(languages, (code) => (code === 'es' ? es : en).about.skills);
  const groups = imported.skills.map(({ title, items }) => ({ title: title ? say(title) : skills, items }));
  return [
    ...(jobs.length > 0 ? [yamlFile('experience.yaml', jobs, 'Work, newest first.')] : []),
    ...(studies.length > 0 ? [yamlFile('education.yaml', studies, 'Studies, newest first.')] : []),
    ...(groups.length > 0 ? [yamlFile('skills.yaml', { groups }, 'Lists of skills, each with a title.')] : []),
    ...projectFiles(imported.projects, languages[0] ?? 'en', say),
  ];
}

export function importedProfile(imported: Imported | undefined, languages: readonly string[]) {
  if (!imported) return {};
  const say = sayImported(imported, languages);
  const social = imported.social.map(({ network: name, url }) => {
    const network = slugOf(name, 'en');
    return { network, url, name: name.toLowerCase() === network ? undefined : name };
  });
  const distinct = social.filter(
    ({ network }, index) => network && social.findIndex((other) => other.network === network) === index,
  );
  const spoken = imported.languages.map(({ name, level }) => ({ name: say(name), level: level && say(level) }));
  return {
    social: distinct.length > 0 ? distinct : undefined,
    spokenLanguages: spoken.length > 0 ? spoken : undefined,
  };
}

/** A text in which nothing is Markdown or HTML. */
export function asMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]<>&~|]/g, '\\$&')
    .replace(/^[ \t]+/gm, '')
    .replace(/^(?=[#+=-])/gm, '\\')
    .replace(/^(\d+)(?=[.)])/gm, '$1\\');
}

/** The beginning of a text: its first sentence, and a second one if both are short. */
export function beginningOf(text: string, language: string): string {
  const [first = '', second = ''] = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].map(
    ({ segment }) => segment,
  );
  return (first.length + second.length < 200 ? first + second : first).trim();
}

function projectFiles(
  projects: readonly ImportedProject[],
  language: string,
  say: (text: string) => unknown,
): NewFile[] {
  const names = new Set<string>();
  return projects.map(({ title, description, demo, code, tags, date }) => {
    const plain = slugOf(title, language).slice(0, 60).replace(/-$/, '') || 'project';
    let name = plain;
    for (let more = 2; names.has(name); more += 1) name = `${plain}-${more}`;
    names.add(name);
    return yamlFile(`projects/${name}.yaml`, {
      id: name,
      title,
      description: say(description || title),
      tags: tags.length > 0 ? [...new Set(tags)].slice(0, 8) : undefined,
      demoUrl: demo,
      codeUrl: code,
      status: 'finished',
      date: date ? `${date}-01-01`.slice(0, 10) : today(),
    });
  });
}
