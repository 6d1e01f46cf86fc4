import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import type { ContentProblem } from '../read/problem.ts';
import type { Site } from '../schemas/site.ts';

export interface Accent {
  light: string;
  dark: string;
}

/** The default accent, used in style sheets and drawings. */
export const defaultAccent: Accent = { light: '#bc3a12', dark: '#f2b544' };

/** Colours next to the accent: backgrounds behind it, text on it (`src/ui/styles/tokens.css`). */
const grounds: Readonly<Record<keyof Accent, readonly string[]>> = {
  light: ['#f6f3ec', '#fffdf8', '#ffffff'],
  dark: ['#0b0e14', '#121722', '#182030', '#181204'],
};

/** WCAG AA contrast of text. */
const least = 4.5;

const oklch = converter('oklch');
const worst = (theme: keyof Accent, colour: string) =>
  Math.min(...grounds[theme].map((ground) => wcagContrast(ground, colour)));

/** The accent in both themes: as given, or the nearest readable shades of a single colour. */
export function accentOf({ accent }: Pick<Site, 'accent'>): Accent {
  if (accent === undefined) return defaultAccent;
  if (typeof accent !== 'string') return accent;
  return { light: readable(accent, 'light'), dark: readable(accent, 'dark') };
}

function readable(colour: string, theme: keyof Accent): string {
  if (worst(theme, colour) >= least) return colour.toLowerCase();
  const shade = (lightness: number) => formatHex(clampChroma({ ...oklch(colour)!, l: lightness / 100 }, 'oklch'));
  const shades = Array.from({ length: 100 }, (_, step) => shade(theme === 'light' ? 100 - step : step));
  return shades.find((each) => worst(theme, each) >= least) ?? defaultAccent[theme];
}

export function accentProblems({ accent }: Pick<Site, 'accent'>): ContentProblem[] {
  if (accent === undefined || typeof accent === 'string') return [];
  return (['light', 'dark'] as const).flatMap((theme) => {
    const reached = worst(theme, accent[theme]);
    if (reached >= least) return [];
    const expected = `a colour that can be read on the ${theme} theme: a contrast of at least ${least} to 1`;
    const hint = `${readable(accent[theme], theme)} is the nearest that can; one colour in place of two is shaded by the site`;
    const found = `"${accent[theme]}", ${reached.toFixed(1)} to 1`;
    return [{ file: 'content/site.yaml', field: `accent.${theme}`, expected, found, hint }];
  });
}

/** Replaces the default accent in a style sheet or drawing. */
export function recoloured(text: string, accent: Accent): string {
  if (accent === defaultAccent) return text;
  return text
    .replaceAll(new RegExp(defaultAccent.light, 'gi'), accent.light)
    .replaceAll(new RegExp(defaultAccent.dark, 'gi'), accent.dark);
}
