import { useRef, useState } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { useInView } from '#src/ui/hooks/use-in-view.ts';
import { useTimeout } from '#src/ui/hooks/use-timeout.ts';
import { Notice } from '#src/ui/panels/notice.tsx';
import { Skeleton } from '#src/ui/panels/skeleton.tsx';
import styles from './newsletter-frame.module.css';

/** Milliseconds after which a page that has not loaded counts as unreachable. */
export const newsletterTimeout = 10_000;

interface NewsletterFrameProps {
  url: string;
  title: string;
  /** The language of the title, where that is not the page's. */
  lang?: string | undefined;
  words: Dictionary['home'];
}

/**
 * What the framed page may do. One of this site needs its own styles but no script; one from elsewhere runs as usual
 * within its own origin. Neither may move the page around it.
 */
function sandboxFor(url: string): string {
  const own = 'allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';
  return url.startsWith('/') ? own : `${own} allow-scripts`;
}

/** An external page in a frame: a skeleton until it has loaded, a readable message when it cannot be reached. */
export function NewsletterFrame({ url, title, lang, words }: NewsletterFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const [failed, setFailed] = useState(false);

  useInView(box, {
    margin: '200px',
    once: true,
    onChange(inView) {
      if (!inView || near) return;
      setNear(true);
      // The frame may have loaded before this script ran; the browser's list of loads still tells.
      if (wasAskedFor(url)) setLoaded(true);
      answers(url).then((isThere) => setFailed(!isThere));
    },
  });
  useTimeout(() => setFailed(true), near && !loaded && !failed ? newsletterTimeout : null);

  return (
    <div ref={box} className={styles.frame}>
      {failed ? (
        <Notice title={words.newsletterUnavailable} role="status" className={styles.fallback}>
          <p>{words.newsletterUnavailableHint}</p>
        </Notice>
      ) : (
        <>
          <iframe
            src={url}
            title={title}
            lang={lang}
            sandbox={sandboxFor(url)}
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={() => setLoaded(true)}
          />
          {!loaded && near && <NewsletterSkeleton label={words.newsletterLoading} />}
        </>
      )}
    </div>
  );
}

/** Some browsers list what they load with the fragment of its address, some without. */
function wasAskedFor(url: string): boolean {
  const { href, hash } = new URL(url, location.href);
  return [href, href.slice(0, href.length - hash.length)].some((name) => performance.getEntriesByName(name).length > 0);
}

/** A frame tells of its loading, never of its failing: ask for the page's head beside it. */
function answers(url: string): Promise<boolean> {
  return fetch(url, { method: 'HEAD', mode: url.startsWith('/') ? 'same-origin' : 'no-cors' }).then(
    (reply) => reply.ok || reply.type === 'opaque',
    () => false,
  );
}

function NewsletterSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.waiting} role="status" aria-label={label}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
