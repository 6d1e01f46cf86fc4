import type { Content } from '../content.ts';
import { nearHint } from '../messages/hints.ts';
import type { ContentProblem } from '../read/problem.ts';
import type { ContentReader } from '../read/reader.ts';
import { sectionSchema, type OwnSection } from '../schemas/section.ts';
import {
  builtInSections,
  sectionPages,
  type BuiltInSection,
  type SectionLists,
  type SectionPage,
} from './section-names.ts';

/** The picture of the newest work leads over from the hero, so it has no number. */
const unnumbered = 'lastSky';

/** A section of the site or of the owner, with its number: `01`. */
export type PlacedSection<Page extends SectionPage> = { number: string | undefined } & (
  { builtIn: BuiltInSection<Page>; own?: undefined } | { builtIn?: undefined; own: OwnSection }
);

/** The sections of a page in order, without those for which the site has nothing. */
export function sectionsOn<Page extends SectionPage>(
  page: Page,
  { site, sections }: Pick<Content, 'site' | 'sections'>,
  has: Readonly<Record<BuiltInSection<Page>, boolean>>,
): PlacedSection<Page>[] {
  const isBuiltIn = (name: string): name is BuiltInSection<Page> => Object.hasOwn(has, name);
  const names: readonly string[] = site.sections[page] ?? builtInSections[page];
  let count = 0;
  return names.flatMap((name): PlacedSection<Page>[] => {
    const own = sections.find((section) => section.name === name);
    const shown = isBuiltIn(name) ? has[name] && { builtIn: name } : own && { own };
    if (!shown) return [];
    return [{ ...shown, number: name === unnumbered ? undefined : String((count += 1)).padStart(2, '0') }];
  });
}

/** The sections that one of the pages shows. */
export function listedSections(
  sections: readonly OwnSection[],
  lists: SectionLists,
  pages: readonly SectionPage[] = sectionPages,
): OwnSection[] {
  const listed = new Set(pages.flatMap((page) => lists[page] ?? []));
  return sections.filter(({ name }) => listed.has(name));
}

/** Sections with a name that they cannot have, and names in the lists of `site.yaml` that no section has. */
export function sectionProblems(sections: readonly { name: string; file: string }[], lists: SectionLists) {
  const taken = new Set<string>(Object.values(builtInSections).flat());
  const names = sections.map(({ name }) => name);
  return [
    ...sections.flatMap(({ name, file }): ContentProblem[] => {
      const found = `"${file.slice(file.lastIndexOf('/') + 1)}"`;
      if (taken.has(name))
        return [{ file, field: '', expected: `another name: the site has its own section "${name}"`, found }];
      if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return [];
      return [{ file, field: '', expected: 'a name of lower-case letters, digits and hyphens: my-talks.yaml', found }];
    }),
    ...sectionPages.flatMap((page) => {
      const known = [...builtInSections[page], ...names];
      return (lists[page] ?? []).flatMap((name, index): ContentProblem[] => {
        if (known.includes(name)) return [];
        const expected = `a section of this page or a file of content/sections/: ${known.join(', ')}`;
        const field = `sections.${page}[${index}]`;
        return [{ file: 'content/site.yaml', field, expected, found: `"${name}"`, hint: nearHint(name, known) }];
      });
    }),
  ];
}

/** The sections of the owner's own that a page shows. */
export function readSections(reader: ContentReader, lists: SectionLists = {}): OwnSection[] {
  const files = reader.filesIn('content/sections', /\.ya?ml$/).map((name) => `content/sections/${name}`);
  const named = files.map((file) => ({ file, name: file.replace(/^.*\/|\.ya?ml$/g, '') }));
  reader.problems.push(...sectionProblems(named, lists));
  const read = named.flatMap(({ file, name }) => {
    const value = reader.yaml(file, sectionSchema);
    return value ? [{ ...value, name }] : [];
  });
  return listedSections(read, lists);
}
