/** Numbers the sections that a page has, in order: `01`, `02`. */
export function sectionNumbers<Section extends string>(
  sections: Record<Section, boolean>,
): Partial<Record<Section, string>> {
  const shown = Object.keys(sections).filter((name) => sections[name as Section]);
  return Object.fromEntries(shown.map((name, index) => [name, String(index + 1).padStart(2, '0')])) as Partial<
    Record<Section, string>
  >;
}
