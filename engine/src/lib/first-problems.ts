import * as v from 'valibot';

/** Each field's first problem. The schema's messages must be problem codes. */
export function firstProblems<Field extends PropertyKey, Problem extends string>(
  schema: v.GenericSchema<unknown, unknown>,
  values: unknown,
): Partial<Record<Field, Problem>> {
  const problems: Partial<Record<Field, Problem>> = {};
  for (const issue of v.safeParse(schema, values).issues ?? []) {
    const field = issue.path?.[0]?.key as Field;
    problems[field] ??= issue.message as Problem;
  }
  return problems;
}
