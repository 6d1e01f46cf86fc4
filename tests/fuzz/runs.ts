import fc from 'fast-check';

const wanted = Number(process.env.FUZZ_RUNS ?? 2_000);

/** How many inputs a property is tried with; `FUZZ_RUNS` asks for more or fewer. `share`: of those, for slow properties. */
export function runs(share = 1): { numRuns: number } {
  return { numRuns: Math.max(1, Math.round(wanted * share)) };
}

/** Any text: plain, with every sort of character, and with pieces that parsers look for. */
export function textWith(...pieces: string[]): fc.Arbitrary<string> {
  const piece = pieces.length > 0 ? [fc.constantFrom(...pieces)] : [];
  const part = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), ...piece);
  return fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
  );
}

/** Any JSON text, sound or broken. */
export function jsonText(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.json(),
    fc.string(),
    fc.json().map((text) => text.slice(0, -1)),
  );
}
