/** Whether the first of `count` cards spans a row: two or three share one. */
export function leads(count: number): boolean {
  return count !== 2 && count !== 3;
}
