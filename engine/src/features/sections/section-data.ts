import type { SectionKind } from '#src/content/schemas/section.ts';
import type { Picture } from '#src/lib/picture.ts';
import type { Text } from '#src/lib/text.ts';

export interface SectionEntryData {
  title: Text;
  detail?: Text | undefined;
  when?: Text | undefined;
  /** `when` as a day, month or year, if it is one. */
  day?: string | undefined;
  text?: Text | undefined;
  points: readonly Text[];
  link?: string | undefined;
  linkText?: Text | undefined;
  picture?: Picture | undefined;
  alt: Text;
}

export interface SectionData {
  name: string;
  kind: SectionKind;
  title: Text;
  intro?: Text | undefined;
  entries: readonly SectionEntryData[];
}
