/** A picture prepared by the build: several widths and formats, its size and a tiny placeholder. */
export interface Picture {
  /** The only file of an SVG that is served as it is; otherwise the fallback for browsers without AVIF. */
  src: string;
  width: number;
  height: number;
  /** Best format first. Empty for an SVG that is served as it is. */
  sources: readonly { type: string; srcset: string }[];
  placeholder: string;
  /** True for a drawing on light paper, which red light mode inverts. A photograph would become a negative. */
  light?: true;
  /** An animated drawing to lay over it while a visitor points at it. */
  moves?: string;
}
