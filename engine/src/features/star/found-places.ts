/** The pages that hide the star, in the order of the dots in the header. */
export const places = ['home', 'projects', 'novel', 'about', 'contact'] as const;

export type Place = (typeof places)[number];

/** The places named in a stored text, each once. Anything else in it is ignored. */
export function placesIn(text: string): readonly Place[] {
  const names = text.split(' ');
  return places.filter((place) => names.includes(place));
}
