import { useEffect, useState } from 'react';

export type LoadTexts = () => Promise<Readonly<Record<string, string>>>;

export interface ChapterText {
  html: string | null;
  failed: boolean;
  retry: () => void;
}

/** A chapter's text as HTML. All texts load in one small file with the first chapter, and `loadBeside` with them. */
export function useChapterText(id: string | null, load: LoadTexts, loadBeside: () => Promise<unknown>): ChapterText {
  const [texts, setTexts] = useState<Readonly<Record<string, string>> | null>(null);
  const [failed, setFailed] = useState(false);
  const isWanted = id !== null && texts === null && !failed;

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    Promise.all([load(), loadBeside()]).then(
      ([loaded]) => isCurrent && setTexts(loaded),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, load, loadBeside]);

  return { html: (id && texts?.[id]) ?? null, failed, retry: () => setFailed(false) };
}
