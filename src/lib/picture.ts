/** A picture as the build prepared it: several widths in modern formats, its size, and a tiny stand-in. */
export interface Picture {
  /** The fallback address, for browsers without AVIF. */
  src: string;
  /** CSS pixels of the original. */
  width: number;
  height: number;
  /** Best format first. Empty for drawings that are served as they are. */
  sources: readonly { type: string; srcset: string }[];
  /** A few pixels as a data address, shown until the picture arrives. Empty for drawings served as they are. */
  placeholder: string;
}
