import { unzipSync } from 'fflate';
import { nothingYet, onItsDay, postOf, type Imported } from './imported.ts';
import { Part } from './part.ts';

type Row = Readonly<Record<string, string>>;

/** The files that are read, with a column that each must have. Messages and contacts are not among them. */
const columns: Readonly<Record<string, string>> = {
  'Profile.csv': 'First Name',
  'Positions.csv': 'Company Name',
  'Education.csv': 'School Name',
  'Certifications.csv': 'Authority',
  'Skills.csv': 'Name',
  'Languages.csv': 'Name',
  'Projects.csv': 'Title',
  'Email Addresses.csv': 'Email Address',
};

/** Reads the archive that LinkedIn exports (Settings, Data privacy, Get a copy of your data). */
export function fromLinkedIn(archive: Buffer): Imported {
  const read = nothingYet();
  const { files, others } = unzip(archive, Object.keys(columns));
  if (files.size === 0)
    throw new Error(`This is not a LinkedIn archive: it has none of ${Object.keys(columns).slice(0, 4).join(', ')}.`);
  const tables = [...files].map(([name, bytes]): [string, Row[]] => [
    name,
    tableOf(Buffer.from(bytes).toString('utf8')),
  ]);
  const isKnown = ([name, [row]]: [string, Row[]]) => !row || (columns[name] ?? '') in row;
  for (const [name] of tables.filter((each) => !isKnown(each)))
    read.leftOut.push(
      `${name}: it has no column "${columns[name]}" (request the archive with LinkedIn set to English)`,
    );
  const all = new Part(Object.fromEntries(tables.filter(isKnown)));
  const rows = (name: string) => all.at(name).entries;
  const profile = all.at('Profile.csv').at('0');
  const mails = rows('Email Addresses.csv');
  const email = mails.find((row) => row.at('Primary').take((primary) => primary === 'Yes' || undefined)) ?? mails[0];
  // Its other columns and addresses are not listed as left out.
  all.at('Email Addresses.csv').take(() => true);
  const name = [profile.line('First Name'), profile.line('Last Name')].filter(Boolean).join(' ');
  read.answers = {
    name: name || undefined,
    email: email?.line('Email Address'),
    role: profile.line('Headline')?.split(/ [·|@] |,| at /)[0],
    location: profile.line('Geo Location'),
  } as Imported['answers'];
  read.summary = profile.plain('Summary');
  const posts = (file: string, title: string, place: string, ...told: readonly string[]) =>
    rows(file).flatMap((row) => {
      const post = postOf({
        title: row.line(title),
        place: row.line(place),
        url: row.address('Url'),
        from: row.month('Started On', 'Start Date'),
        to: row.month('Finished On', 'End Date'),
        description: told.flatMap((column) => row.plain(column) ?? []).join('\n'),
        highlights: [],
      });
      if (!post) read.leftOut.push(`${file}: a row without ${title}`);
      return post ?? [];
    });
  read.jobs = posts('Positions.csv', 'Title', 'Company Name', 'Description');
  const certificates = posts('Certifications.csv', 'Name', 'Authority').map(onItsDay);
  read.studies = [...posts('Education.csv', 'Degree Name', 'School Name', 'Notes', 'Activities'), ...certificates];
  const skills = rows('Skills.csv').flatMap((row) => row.line('Name') ?? []);
  if (skills.length > 0) read.skills = [{ title: '', items: skills.slice(0, 30) }];
  if (skills.length > 30) read.leftOut.push(`Skills.csv: ${skills.length - 30} skills after the thirtieth`);
  read.languages = rows('Languages.csv').flatMap((row) => {
    const language = row.line('Name');
    return language ? [{ name: language, level: row.line('Proficiency') }] : [];
  });
  read.projects = rows('Projects.csv').flatMap((row) => {
    const title = row.line('Title');
    const date = row.month('Finished On', 'Started On');
    return title ? [{ title, description: row.plain('Description'), demo: row.address('Url'), tags: [], date }] : [];
  });
  read.leftOut.push(...all.left().map((path) => `${path.replace('.csv.', '.csv, ')}: the site has no place for it`));
  if (others.length > 0) read.leftOut.push(`files that are not read: ${others.join(', ')}`);
  return read;
}

/** The named files of a ZIP archive (at its root or in one folder), and the names of its other tables. */
function unzip(archive: Buffer, names: readonly string[]): { files: Map<string, Uint8Array>; others: string[] } {
  const others: string[] = [];
  const nameOf = (path: string) => path.replace(/^[^/\\]+\//, '');
  const filter = ({ name: path }: { name: string }) => {
    if (path.split('/').includes('..')) return false;
    const isRead = names.includes(nameOf(path));
    if (!isRead && /^[\w ]+\.csv$/.test(nameOf(path))) others.push(nameOf(path));
    return isRead;
  };
  try {
    const files = Object.entries(unzipSync(archive, { filter }));
    return { files: new Map(files.map(([path, bytes]) => [nameOf(path), bytes])), others: others.slice(0, 40) };
  } catch (error) {
    throw new Error('The ZIP archive cannot be read. Download it again.', { cause: error });
  }
}

/** The rows of a CSV file, by the names of its first line. */
function tableOf(text: string): Row[] {
  const rows: string[][] = [[]];
  // A field with or without quotes, and what ends it.
  for (const [, quoted, bare = '', end] of text
    .replace(/^\ufeff/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  const [names = [], ...others] = rows.filter((row) => row.some(Boolean));
  return others.map((row) => Object.fromEntries(names.map((name, at) => [name.trim(), row[at] ?? ''])));
}
