import fc from 'fast-check';

const wanted = Number(process.env.FUZZ_RUNS ?? 300);

/** How many inputs each property gets; `FUZZ_RUNS` sets it. `share`: a fraction for slow properties. */
export const runs = (share = 1): { numRuns: number } => ({ numRuns: Math.max(1, Math.round(wanted * share)) });

export const binary = fc.string({ unit: 'binary' });

/** Any text: plain, with any characters, and with pieces (separated by ¦) that parsers react to. */
export function textWith(pieces: string): fc.Arbitrary<string> {
  const part = fc.oneof(fc.string(), binary, fc.constantFrom(...pieces.split('¦')));
  return fc.oneof(
    binary,
    fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
  );
}

/** A record of which any field may be missing or anything. */
export function recordOf(fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Record<string, unknown>> {
  const loose = Object.entries(fields).map(([name, usual]) => [name, fc.oneof(usual, fc.jsonValue())] as const);
  return fc.record(Object.fromEntries(loose), { requiredKeys: [] });
}

/** JSON of such values, other JSON, broken JSON and other text. */
export function jsonOf(value: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const shaped = value.map((each) => JSON.stringify(each));
  return fc.oneof(
    shaped,
    fc.json(),
    fc.string(),
    fc.json().map((text) => text.slice(0, -1)),
  );
}
