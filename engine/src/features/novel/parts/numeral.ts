const letters = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** Roman numeral of a positive integer: 9 → `IX`. */
export function numeral(value: number): string {
  let rest = value;
  let text = '';
  for (const [worth, letter] of letters) {
    for (; rest >= worth; rest -= worth) text += letter;
  }
  return text;
}
