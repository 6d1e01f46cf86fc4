import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Language } from '#src/i18n/languages.ts';
import { readTornPageOpen, showTornPage, subscribeStars } from './star-store.ts';

async function load(language: Language) {
  const { TornPage, texts } = await import('./torn-page.tsx');
  return { language, TornPage, data: await texts[language]() };
}

type Loaded = Awaited<ReturnType<typeof load>>;

/** The torn-out page in a language, loaded when it is first opened. A failed load closes it. */
export function useTornPage(language: Language) {
  const isOpen = useSyncExternalStore(subscribeStars, readTornPageOpen, () => false);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const page = loaded?.language === language ? loaded : null;
  const isMissing = isOpen && !page;

  useEffect(() => {
    if (!isMissing) return;
    load(language).then(
      (next) => {
        setFailed(false);
        setLoaded(next);
      },
      () => {
        setFailed(true);
        showTornPage(false);
      },
    );
  }, [isMissing, language]);

  return { page, isOpen, failed, show: showTornPage };
}
