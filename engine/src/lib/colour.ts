/** Linear RGB (0 to 1) of `#RRGGBB`. */
function linear(hex: string): [number, number, number] {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function toHex(channels: readonly number[]): string {
  const part = (value: number) => {
    const curved = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, curved)) * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channels.map(part).join('')}`;
}

/** WCAG contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [red, green, blue] = linear(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Lightness, a and b in OKLab. */
function lab(hex: string): [number, number, number] {
  const [red, green, blue] = linear(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Like `color-mix(in oklab, hex share, other)`, with the share from 0 to 1. */
export function mixed(hex: string, share: number, other: string): string {
  const [lightness, a, b] = lab(hex);
  const [otherLightness, otherA, otherB] = lab(other);
  const mix = (one: number, two: number) => one * share + two * (1 - share);
  return toHex(fromLab(mix(lightness, otherLightness), mix(a, otherA), mix(b, otherB)));
}

/** The same hue at another OKLab lightness (0 to 1), with as much chroma as sRGB allows. */
export function atLightness(hex: string, lightness: number): string {
  const [, a, b] = lab(hex);
  for (let strength = 1; strength > 0; strength -= 0.02) {
    const channels = fromLab(lightness, a * strength, b * strength);
    if (channels.every((value) => value >= -0.0005 && value <= 1.0005)) return toHex(channels);
  }
  return toHex(fromLab(lightness, 0, 0));
}

function fromLab(lightness: number, a: number, b: number): [number, number, number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
