import type { DataSource } from '#src/content/data-source.ts';
import { townOf } from '#src/content/owner/town.ts';
import type { Localized } from '#src/i18n/languages.ts';
import { addressOfProject, cvFiles, selectedProjects } from './cv.loader.ts';

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** The CV as [JSON Resume](https://jsonresume.org/schema) 1.0, in the source's language. */
export function jsonResume(source: DataSource): object {
  const { content, language, address } = source;
  const { site, profile, experience, education, skills } = content;
  const say = (text: Localized) => text[language].trim();
  const dates = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
    known({ startDate: from, endDate: to });
  return {
    $schema: schema,
    basics: {
      name: say(profile.name),
      label: profile.roles.map(say).join(' · '),
      email: profile.email,
      url: site.url + address('home'),
      summary: say(profile.summary),
      location: { address: say(profile.location), city: townOf(profile, language) },
      profiles: profile.social.map(({ network, url }) => known({ network, username: userOf(url), url })),
    },
    work: experience.map((job) =>
      known({
        name: say(job.company),
        position: say(job.title),
        url: job.url,
        ...dates(job),
        summary: job.description && say(job.description),
        highlights: job.highlights.map(say),
      }),
    ),
    education: education.map((study) =>
      known({
        institution: say(study.institution),
        url: study.institutionUrl,
        area: say(study.degree),
        ...dates(study),
        summary: study.description && say(study.description),
        courses: study.highlights.map(say),
      }),
    ),
    skills:
      skills.groups.length > 0
        ? skills.groups.map(({ title, items }) => ({ name: say(title), keywords: items.map(say) }))
        : skills.levels.map(({ name }) => ({ name: say(name) })),
    languages: profile.spokenLanguages.map(({ name, level }) =>
      known({ language: say(name), fluency: level && say(level) }),
    ),
    projects: selectedProjects(content).map((project) =>
      known({
        name: say(project.title),
        description: say(project.description),
        url: addressOfProject(project),
        startDate: project.date,
        keywords: project.tags.map(say),
      }),
    ),
    meta: { canonical: site.url + source.link(cvFiles(source).data), version: 'v1.0.0' },
  };
}

const userOf = (url: string) => new URL(url).pathname.split('/').findLast(Boolean);

/** Without the fields that have no value. */
function known(fields: Record<string, unknown>): object {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  );
}
