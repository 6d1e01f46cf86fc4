import type { Localized } from '#src/i18n/languages.ts';
import { changeText } from '../borrowed.ts';

/** An entry that is not published yet: its file, and the day from which it will be, if it is not a draft. */
export interface Waiting {
  file: string;
  from: string | null;
}

interface Dated {
  draft?: boolean | undefined;
  date?: string | undefined;
}

/** Why an entry is not published on this day: `draft`, or its future date. Null if it is. */
export function waitsFor({ draft, date }: Dated, today: string): string | null {
  if (draft) return 'draft';
  return date !== undefined && date > today.slice(0, date.length) ? date : null;
}

/** Marks a title for the preview in development: `[draft] My walk`. */
export function marked<Title extends string | Localized>(title: Title, reason: string): Title {
  const mark = (text: string) => `[${reason}] ${text}`;
  return (typeof title === 'string' ? mark(title) : changeText(title, mark)) as Title;
}
