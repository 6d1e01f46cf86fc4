export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

export function row(name: string, values: readonly (string | number)[], width = 9): string {
  return `${name.padEnd(22)}${values.map((value) => String(value).padStart(width)).join('')}\n`;
}
