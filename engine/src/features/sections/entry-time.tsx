import type { SectionEntryData } from './section-data.ts';

/** When an entry was. Nothing for one without a date. */
export function EntryTime({ entry, className }: { entry: SectionEntryData; className: string }) {
  const { when, day, langs } = entry;
  if (!when) return null;
  return (
    <p lang={langs?.when} className={className}>
      {day ? <time dateTime={day}>{when}</time> : when}
    </p>
  );
}
