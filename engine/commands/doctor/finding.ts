export const chapters = {
  example: 'Still an example',
  missing: 'Missing',
  dead: 'Broken links',
  insecure: 'Not https',
  unlinked: 'Projects without a link',
  unused: 'Unused',
  large: 'Too large',
  waiting: 'Not published yet',
  better: 'Could be better',
} as const;

/** A suggestion; none of them stops a build. */
export interface Finding {
  chapter: keyof typeof chapters;
  /** The file, with a line number if known. */
  place: string;
  what: string;
}

export const finding = (chapter: Finding['chapter'], place: string, what: string): Finding => ({
  chapter,
  place,
  what,
});
