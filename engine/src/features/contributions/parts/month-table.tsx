import { formatDate, formatNumber } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { ContributionWords } from '../contribution-words.ts';
import type { MonthTotal } from '../year/summary.ts';

interface MonthTableProps {
  months: readonly MonthTotal[];
  words: ContributionWords;
  language: Language;
}

export function MonthTable({ months, words, language }: MonthTableProps) {
  return (
    <div className="sr-only">
      <table>
        <caption>{words.table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.table.month}</th>
            <th scope="col">{words.table.count}</th>
            <th scope="col">{words.table.activeDays}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, count, activeDays }) => (
            <tr key={month}>
              <th scope="row">{formatDate(month, language)}</th>
              <td>{formatNumber(count, language)}</td>
              <td>{activeDays}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
