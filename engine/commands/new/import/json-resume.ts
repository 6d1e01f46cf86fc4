import { joined, line, monthIn, nothingYet, onItsDay, postOf, type Imported } from './imported.ts';
import { Part } from './part.ts';

const sections = ['basics', 'work', 'volunteer', 'education', 'certificates', 'skills', 'languages', 'projects'];

/** Reads a [JSON Resume](https://jsonresume.org/schema). Wrong and unknown fields are left out. */
export function fromJsonResume(text: string): Imported {
  const file = parsed(text);
  const resume = new Part(file);
  if (!sections.some((name) => Object.hasOwn(Object(file) as object, name)))
    throw new Error(`This is not a JSON Resume: it has none of ${sections.join(', ')}.`);
  for (const name of ['$schema', 'meta']) resume.at(name).take(() => true);
  const read = nothingYet();
  const basics = resume.at('basics');
  read.roles = basics.line('label')?.split(/ [·|•] /) ?? [];
  read.answers = {
    name: basics.line('name'),
    email: basics.line('email'),
    role: read.roles[0],
    location: placeIn(basics.at('location')),
    url: basics.address('url', 'website'),
  } as Imported['answers'];
  read.summary = basics.plain('summary');
  read.social = basics.at('profiles').entries.flatMap((profile) => {
    const url = profile.address('url');
    const network = url && profile.line('network');
    return network ? [{ network, url }] : [];
  });
  const posts = (section: string, title: string, place: string) =>
    resume.at(section).entries.flatMap((entry, index) => {
      const dates = { from: entry.month('startDate', 'date'), to: entry.month('endDate', 'date') };
      const degree = title === 'degree' ? joined([entry.line('studyType'), entry.line('area')]) : undefined;
      const post = postOf({
        title: degree ?? entry.line(title),
        place: entry.line(place, 'company', 'website'),
        url: entry.address('url', 'website'),
        ...dates,
        description: sentencesOf([entry.plain('summary'), entry.plain('description')]) || undefined,
        highlights: [...entry.lines('highlights'), ...entry.lines('courses')],
      });
      if (!post) read.leftOut.push(`${section}[${index}]: it has no ${title}`);
      return post ?? [];
    });
  read.jobs = [...posts('work', 'position', 'name'), ...posts('volunteer', 'position', 'organization')];
  const certificates = posts('certificates', 'name', 'issuer').map(onItsDay);
  read.studies = [...posts('education', 'degree', 'institution'), ...certificates];
  const skills = resume.at('skills').entries.map((skill) => ({
    name: skill.line('name'),
    items: skill.lines('keywords'),
  }));
  const alone = skills.flatMap(({ name, items }) => (name && items.length === 0 ? [name] : []));
  read.skills = [
    ...skills.flatMap(({ name, items }) => (items.length > 0 ? [{ title: name ?? '', items }] : [])),
    ...(alone.length > 0 ? [{ title: '', items: alone }] : []),
  ];
  read.languages = resume.at('languages').entries.flatMap((entry) => {
    const name = entry.line('language');
    return name ? [{ name, level: entry.line('fluency') }] : [];
  });
  read.projects = resume.at('projects').entries.flatMap((entry, index) => {
    const title = entry.line('name');
    if (!title) read.leftOut.push(`projects[${index}]: it has no name`);
    if (!title) return [];
    const description = sentencesOf([entry.plain('description'), ...entry.lines('highlights')]);
    const date = entry.at('startDate').take(dayIn) ?? entry.at('endDate').take(dayIn);
    return [{ title, description, demo: entry.address('url'), tags: entry.lines('keywords'), date }];
  });
  read.leftOut.push(...resume.left().map((path) => `${path}: the site has no place for it`));
  return read;
}

function placeIn(location: Part): string | undefined {
  const city = location.line('city');
  if (!city) return location.line('address');
  return joined([city, location.line('region') ?? location.at('countryCode').take(countryIn)]);
}

function sentencesOf(texts: readonly (string | undefined)[]): string {
  const [first = '', ...others] = texts.filter((each) => each !== undefined);
  if (others.length === 0) return first;
  return [first, ...others].map((each) => (/[.!?…]$/.test(each) ? each : `${each}.`)).join(' ');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new Error(`This is not valid JSON: ${(error as Error).message}`, { cause: error });
  }
}

const dayIn = (value: unknown) => /^\d{4}-\d{2}-\d{2}$/.exec(line(value) ?? '')?.[0] ?? monthIn(value);

function countryIn(code: unknown): string | undefined {
  const text = line(code);
  return text && /^[A-Z]{2}$/i.test(text)
    ? new Intl.DisplayNames('en', { type: 'region' }).of(text.toUpperCase())
    : text;
}
