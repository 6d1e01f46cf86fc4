export interface Finding {
  about: string;
  found: string;
  advice: string;
}

export type Say = (about: string, found: string, advice: string) => void;
