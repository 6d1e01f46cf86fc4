/** Where the tests that speak of the content that ships can be run. */
export interface DemoPlace {
  /** Null: nowhere. */
  folder: string | null;
  /** What is to be said of it; empty where `content/` is what ships. */
  note: string;
  /** Takes a copy away that was made for it. */
  remove: () => void;
}
export function demoPlace(root: string): DemoPlace;
