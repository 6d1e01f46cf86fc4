import fc from 'fast-check';

const wanted = Number(process.env.FUZZ_RUNS ?? 300);

/** How many inputs each property gets; `FUZZ_RUNS` sets it. `share`: a fraction for slow properties. */
export function runs(share = 1): { numRuns: number } {
  return { numRuns: Math.max(1, Math.round(wanted * share)) };
}

/** Any text: plain, with any characters, and with pieces that parsers react to. */
export function textWith(...pieces: string[]): fc.Arbitrary<string> {
  const piece = pieces.length > 0 ? [fc.constantFrom(...pieces)] : [];
  const part = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), ...piece);
  return fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
  );
}

export function jsonText(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.json(),
    fc.string(),
    fc.json().map((text) => text.slice(0, -1)),
  );
}
