import { unzipSync } from 'fflate';
import { line, monthIn, nothingYet, plain, postOf, webAddressIn, type Imported } from './imported.ts';

const [largestFile, largestArchive] = [10 * 2 ** 20, 50 * 2 ** 20];

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

/**
 * Reads the archive that LinkedIn exports (Settings, Data privacy, Get a copy of your data).
 * @throws {Error} with a message for the owner if nothing of it is known.
 */
export function fromLinkedIn(archive: Buffer): Imported {
  const read = nothingYet();
  const files = unzip(archive, Object.keys(columns));
  const rows = (name: string): Row[] => {
    const bytes = files.get(name);
    const table = bytes ? tableOf(Buffer.from(bytes).toString('utf8')) : [];
    const column = columns[name] ?? '';
    if (table[0] && !(column in table[0])) {
      read.leftOut.push(`${name}: it has no column "${column}" (request the archive with LinkedIn set to English)`);
      return [];
    }
    return table.slice(0, 200);
  };
  if (files.size === 0)
    throw new Error(`This is not a LinkedIn archive: it has none of ${Object.keys(columns).slice(0, 4).join(', ')}.`);
  const [profile = {}] = rows('Profile.csv');
  const mails = rows('Email Addresses.csv');
  const name = [profile['First Name'], profile['Last Name']].filter(Boolean).join(' ');
  const email = mails.find((row) => /^yes$/i.test(row.Primary ?? '')) ?? mails[0];
  read.answers = {
    name: line(name),
    email: line(email?.['Email Address']),
    role: line(profile.Headline)?.split(/ [·|@] |,| at /)[0],
    location: line(profile['Geo Location']),
  } as Imported['answers'];
  read.summary = plain(profile.Summary);
  const posts = (file: string, title: string, place: string, ...told: readonly string[]) =>
    rows(file).flatMap((row) => {
      const post = postOf({
        title: line(row[title]),
        place: line(row[place]),
        url: webAddressIn(row.Url),
        from: monthIn(row['Started On'] ?? row['Start Date']),
        to: monthIn(row['Finished On'] ?? row['End Date']),
        description: told.flatMap((column) => plain(row[column]) ?? []).join(' ') || undefined,
        highlights: [],
      });
      if (!post) read.leftOut.push(`${file}: a row without ${title}`);
      return post ?? [];
    });
  read.jobs = posts('Positions.csv', 'Title', 'Company Name', 'Description');
  read.studies = [
    ...posts('Education.csv', 'Degree Name', 'School Name', 'Notes', 'Activities'),
    ...posts('Certifications.csv', 'Name', 'Authority'),
  ];
  const skills = rows('Skills.csv').flatMap((row) => line(row.Name) ?? []);
  if (skills.length > 0) read.skills = [{ title: '', items: skills.slice(0, 30) }];
  if (skills.length > 30) read.leftOut.push(`Skills.csv: ${skills.length - 30} skills after the thirtieth`);
  read.languages = rows('Languages.csv').flatMap((row) => {
    const language = line(row.Name);
    return language ? [{ name: language, level: line(row.Proficiency) ?? '…' }] : [];
  });
  read.projects = rows('Projects.csv').flatMap((row) => {
    const title = line(row.Title);
    const date = monthIn(row['Finished On']) ?? monthIn(row['Started On']);
    return title ? [{ title, description: plain(row.Description), demo: webAddressIn(row.Url), tags: [], date }] : [];
  });
  return read;
}

/**
 * The named files of a ZIP archive; a name may be inside one folder. Nothing else of it is unpacked.
 * @throws {Error} with a message for the owner if it cannot be read or is too large.
 */
function unzip(archive: Buffer, names: readonly string[]): Map<string, Uint8Array> {
  const nameOf = (path: string) => path.replace(/^[^/\\]+\//, '');
  let left = largestArchive;
  let tooLarge = '';
  const filter = ({ name: path, originalSize: size }: { name: string; originalSize: number }) => {
    if (!names.includes(nameOf(path)) || path.split('/').includes('..')) return false;
    left -= size;
    if (size > largestFile || left < 0) tooLarge = nameOf(path);
    return tooLarge === '';
  };
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(archive, { filter });
  } catch (error) {
    throw new Error('The ZIP archive cannot be read. Download it again.', { cause: error });
  }
  if (tooLarge) throw new Error(`${tooLarge} in the archive is larger than 10 MB, or the archive than 50 MB.`);
  return new Map(Object.entries(files).map(([path, bytes]) => [nameOf(path), bytes]));
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
