import { langOf, plain } from '#src/lib/text.ts';
import type { SectionEntryData } from './section-data.ts';

/** When an entry was. Nothing for one without a date. */
export function EntryTime({ entry, className }: { entry: SectionEntryData; className: string }) {
  const { when, day } = entry;
  if (!when) return null;
  return (
    <p lang={langOf(when)} className={className}>
      {day ? <time dateTime={day}>{plain(when)}</time> : plain(when)}
    </p>
  );
}
