import type { Langs } from '#src/content/borrowed.ts';
import type { SectionKind } from '#src/content/schemas/section.ts';
import type { Picture } from '#src/lib/picture.ts';

/** An entry of a section, in one language. */
export interface SectionEntryData {
  title: string;
  detail?: string | undefined;
  when?: string | undefined;
  /** `when` as a day, month or year, if it is one. */
  day?: string | undefined;
  text?: string | undefined;
  points: readonly { text: string; lang?: string | undefined }[];
  link?: string | undefined;
  linkText?: string | undefined;
  picture?: Picture | undefined;
  alt: string;
  langs?: Langs<'title' | 'detail' | 'when' | 'text' | 'linkText' | 'alt'>;
}

/** A section of entries, in one language. */
export interface SectionData {
  name: string;
  kind: SectionKind;
  title: string;
  intro?: string | undefined;
  entries: readonly SectionEntryData[];
  langs?: Langs<'title' | 'intro'>;
}
