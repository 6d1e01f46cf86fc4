declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** With no text: everything the font has. */
    keepAllGlyphs?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>;
}
