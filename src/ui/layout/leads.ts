/** Whether the first of so many cards leads the others: of two, one would leave the other alone in its row. */
export function leads(count: number): boolean {
  return count !== 2;
}
