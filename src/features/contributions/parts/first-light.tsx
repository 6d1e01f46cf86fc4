import { format, formatDate } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { cx } from '#src/lib/cx.ts';
import type { ContributionWords } from '../contribution-words.ts';
import type { Week } from '../year/weeks.ts';
import styles from './first-light.module.css';
import marks from './marks.module.css';

/** So many empty weeks have room for a line of words. */
const leastRoom = 27;

interface FirstLightProps {
  weeks: readonly Week[];
  words: ContributionWords;
  language: Language;
}

/** Where more than half of the year is empty: the day of the first contribution, written on the empty part beside it. */
export function FirstLight({ weeks, words, language }: FirstLightProps) {
  const column = weeks.findIndex(({ days }) => days.some((day) => day && day.count > 0));
  const row = weeks[column]?.days.findIndex((day) => day && day.count > 0) ?? 0;
  const first = weeks[column]?.days[row];
  if (!first || column < leastRoom) return null;
  return (
    <p className={cx(marks.grid, styles.place)}>
      <span className={cx(styles.words, 'label')} style={{ gridColumnEnd: column + 1, gridRow: row + 1 }}>
        {format(words.firstLight, { date: formatDate(first.date, language) })}
      </span>
    </p>
  );
}
