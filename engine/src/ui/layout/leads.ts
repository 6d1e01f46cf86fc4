/** Whether the first of `count` cards spans a row: with two, the other would be alone. */
export function leads(count: number): boolean {
  return count !== 2;
}
