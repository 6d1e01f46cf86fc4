/** Something about a public address that should be otherwise, and how. */
export interface Finding {
  /** What it is about, as one word. */
  about: string;
  found: string;
  advice: string;
}

/** Notes a finding. */
export type Say = (about: string, found: string, advice: string) => void;
