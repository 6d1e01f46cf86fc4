import { line, monthIn, nothingYet, plain, postOf, webAddressIn, type Imported } from './imported.ts';

type Fields = Readonly<Record<string, unknown>>;

const post = 'url website startDate endDate date summary description highlights courses';
/** The fields that are read, by section. */
const fieldsRead: Readonly<Record<string, string>> = {
  basics: 'name label email url website summary location profiles',
  work: `position name company ${post}`,
  volunteer: `position organization ${post}`,
  education: `studyType area institution ${post}`,
  certificates: `name issuer ${post}`,
  skills: 'name keywords',
  languages: 'language fluency',
  projects: 'name description highlights url keywords startDate endDate',
};
const known = Object.keys(fieldsRead);
const silent = ['$schema', 'meta'];

/**
 * Reads a [JSON Resume](https://jsonresume.org/schema). Wrong and unknown fields are left out.
 * @throws {Error} if it is none.
 */
export function fromJsonResume(text: string): Imported {
  const resume = fieldsOf(parsed(text));
  if (!known.some((name) => resume[name] !== undefined))
    throw new Error(`This is not a JSON Resume: it has none of ${known.join(', ')}.`);
  const read = nothingYet();
  const basics = fieldsOf(resume.basics);
  const location = fieldsOf(basics.location);
  read.roles = line(basics.label)?.split(/ [·|•] /) ?? [];
  const place = [line(location.city), line(location.region) ?? countryIn(location.countryCode)];
  read.answers = {
    name: line(basics.name),
    email: line(basics.email),
    role: read.roles[0],
    location: place[0] ? place.filter(Boolean).join(', ') : line(location.address),
    url: webAddressIn(basics.url ?? basics.website),
  } as Imported['answers'];
  read.summary = plain(basics.summary);
  read.social = list(basics.profiles).flatMap((profile) => {
    const [network, url] = [line(profile.network), webAddressIn(profile.url)];
    return network && url ? [{ network, url }] : [];
  });
  const posts = (section: string, title: string, place: string) =>
    list(resume[section]).flatMap((entry, index) => {
      const degree = [line(entry.studyType), line(entry.area)].filter(Boolean).join(', ');
      const post = postOf({
        title: title === 'degree' ? degree || undefined : line(entry[title]),
        place: line(entry[place] ?? entry.company ?? entry.website),
        url: webAddressIn(entry.url ?? entry.website),
        from: monthIn(entry.startDate ?? entry.date),
        to: monthIn(entry.endDate ?? entry.date),
        description: sentencesOf([plain(entry.summary), plain(entry.description)]) || undefined,
        highlights: texts(entry.highlights ?? entry.courses),
      });
      if (!post) read.leftOut.push(`${section}[${index}]: it has no ${title}`);
      return post ?? [];
    });
  read.jobs = [...posts('work', 'position', 'name'), ...posts('volunteer', 'position', 'organization')];
  read.studies = [...posts('education', 'degree', 'institution'), ...posts('certificates', 'name', 'issuer')];
  const skills = list(resume.skills).map((skill) => ({ name: line(skill.name), items: texts(skill.keywords) }));
  const alone = skills.flatMap(({ name, items }) => (name && items.length === 0 ? [name] : []));
  read.skills = [
    ...skills.flatMap(({ name, items }) => (items.length > 0 ? [{ title: name ?? '', items }] : [])),
    ...(alone.length > 0 ? [{ title: '', items: alone }] : []),
  ];
  read.languages = list(resume.languages).flatMap((entry) => {
    const name = line(entry.language);
    return name ? [{ name, level: line(entry.fluency) ?? '…' }] : [];
  });
  read.projects = list(resume.projects).flatMap((entry, index) => {
    const title = line(entry.name);
    if (!title) read.leftOut.push(`projects[${index}]: it has no name`);
    const description = sentencesOf([plain(entry.description), ...texts(entry.highlights)]);
    const date = dayIn(entry.startDate) ?? dayIn(entry.endDate);
    return title ? [{ title, description, demo: webAddressIn(entry.url), tags: texts(entry.keywords), date }] : [];
  });
  read.leftOut.push(...unreadOf(resume));
  return read;
}

/** Sections and fields with a value for which the site has no place. */
function unreadOf(resume: Fields): string[] {
  return Object.entries(resume).flatMap(([section, value]) => {
    if (silent.includes(section) || isEmpty(value)) return [];
    const read = fieldsRead[section]?.split(' ');
    const entries = Array.isArray(value) ? list(value) : [fieldsOf(value)];
    const fields = new Set(entries.flatMap((entry) => Object.keys(entry).filter((name) => !isEmpty(entry[name]))));
    const unread = read
      ? [...fields].filter((name) => !read.includes(name)).map((name) => `${section}.${name}`)
      : [section];
    return unread.map((name) => `${name}: the site has no place for it`);
  });
}

/** Several texts as one. */
function sentencesOf(texts: readonly (string | undefined)[]): string {
  const [first = '', ...others] = texts.filter((each) => each !== undefined);
  if (others.length === 0) return first;
  return [first, ...others].map((each) => (/[.!?…]$/.test(each) ? each : `${each}.`)).join(' ');
}

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new Error(`This is not valid JSON: ${(error as Error).message}`, { cause: error });
  }
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

function list(value: unknown): Fields[] {
  return Array.isArray(value) ? value.slice(0, 200).map(fieldsOf) : [];
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.slice(0, 50).flatMap((each) => line(each) ?? []) : [];
}

const dayIn = (value: unknown) => /^\d{4}-\d{2}-\d{2}$/.exec(line(value) ?? '')?.[0] ?? monthIn(value);

function countryIn(code: unknown): string | undefined {
  const text = line(code);
  return text && /^[A-Z]{2}$/i.test(text)
    ? new Intl.DisplayNames('en', { type: 'region' }).of(text.toUpperCase())
    : text;
}
