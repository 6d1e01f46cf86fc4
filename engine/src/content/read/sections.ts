import type { SectionLists } from '../owner/section-names.ts';
import { listedSections, sectionProblems } from '../owner/sections.ts';
import { sectionSchema, type OwnSection } from '../schemas/section.ts';
import type { ContentReader } from './reader.ts';

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
