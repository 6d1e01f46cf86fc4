import type { Content } from '#src/content/content.ts';
import { languages, type Localized } from '#src/i18n/languages.ts';
import { finding, type Finding } from './finding.ts';

/** What an import often lacks: texts, tags and, for a site with a CV, highlights, a summary and dates. */
export function thinFindings({ profile, experience, education, projects, features }: Content): Finding[] {
  const first = (text: Localized) => Object.values(text)[0] ?? '';
  const named = (entries: readonly string[]) => entries.map((each) => `"${each}"`).join(', ');
  const posts = {
    experience: experience.map((job) => ({ ...job, name: first(job.title) })),
    education: education.map((study) => ({ ...study, name: first(study.degree) })),
  };
  const silent = posts.experience.filter(({ highlights }) => highlights.length === 0).map(({ name }) => name);
  const isPlaceholder = languages.some(
    (language) => profile.summary[language] === `${profile.name[language]}: ${profile.roles[0]?.[language]}.`,
  );
  const bare = projects.filter(({ title, description }) => languages.some((each) => description[each] === title[each]));
  const untagged = projects.filter(({ tags }) => tags.length === 0);
  const unlevelled = profile.spokenLanguages.filter(({ level }) => level === undefined);
  const lacks: [what: string, place: string, entries: readonly string[]][] = [
    ['no text but the title', 'content/projects/', bare.map(({ id }) => id)],
    ['no tags', 'content/projects/', untagged.map(({ id }) => id)],
    ['no level', 'content/profile.yaml, spokenLanguages', unlevelled.map(({ name }) => first(name))],
  ];
  if (features.cv)
    lacks.unshift(
      ['no highlights (what you did and what it changed, a line each)', 'content/experience.yaml', silent],
      ...Object.entries(posts).map(([file, all]): [string, string, string[]] => [
        'neither from nor to, so resume.json has no dates',
        `content/${file}.yaml`,
        all.filter(({ from, to }) => (from ?? to) === undefined).map(({ name }) => name),
      ]),
    );
  return [
    ...(features.cv && isPlaceholder
      ? [finding('missing', 'content/profile.yaml', 'summary: two or three sentences for the beginning of your CV')]
      : []),
    ...lacks.flatMap(([what, place, entries]) =>
      entries.length > 0 ? [finding('better', place, `${what}: ${named(entries)}`)] : [],
    ),
  ];
}

/** Figures that no longer match what they count. "N+" holds up to 1.5 times N: "2+" until 3, "15+" until 23. */
export function outdatedFigures({ profile, projects }: Content, today: string): Finding[] {
  const finished = projects.filter(({ status }) => status === 'finished').length;
  return profile.figures.flatMap(({ value, label, counts }, at): Finding[] => {
    const said = Number.parseInt(value, 10);
    if (!counts || Number.isNaN(said)) return [];
    const counted = counts === 'projects' ? finished : yearsBetween(counts, today);
    const tooMany = value.endsWith('+') ? said * 1.5 : said + 1;
    if (counted >= said && counted < tooMany) return [];
    const what = `"${value} ${Object.values(label)[0]}" is out of date: counting ${counts === 'projects' ? 'finished projects' : `from ${counts}`} gives ${counted}`;
    return [finding('better', `content/profile.yaml · figures[${at}].value`, what)];
  });
}

function yearsBetween(from: string, to: string): number {
  return Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0);
}
