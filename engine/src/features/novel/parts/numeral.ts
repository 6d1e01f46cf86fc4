const ones = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

/** Roman numeral of a positive integer: 9 → `IX`. */
export function numeral(value: number): string {
  return `${'X'.repeat(value / 10)}${ones[value % 10]}`;
}
