import { useEffect, useRef, useState } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';

/** Milliseconds after which a page that has not loaded counts as unreachable. */
export const newsletterTimeout = 10_000;

interface NewsletterFrameProps {
  url: string;
  title: string;
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
export function NewsletterFrame({ url, title, words }: NewsletterFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        // The frame may have loaded before this script ran; the browser's list of loads still tells.
        if (performance.getEntriesByName(new URL(url, location.href).href).length > 0) setLoaded(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [url]);

  // A frame tells of its loading, never of its failing: ask for the page's head beside it.
  useEffect(() => {
    if (!near) return;
    const stop = new AbortController();
    fetch(url, { method: 'HEAD', mode: url.startsWith('/') ? 'same-origin' : 'no-cors', signal: stop.signal }).then(
      (reply) => setFailed(!reply.ok && reply.type !== 'opaque'),
      () => !stop.signal.aborted && setFailed(true),
    );
    return () => stop.abort();
  }, [near, url]);

  useEffect(() => {
    if (!near || loaded || failed) return;
    const timer = setTimeout(() => setFailed(true), newsletterTimeout);
    return () => clearTimeout(timer);
  }, [near, loaded, failed]);

  return (
    <div ref={box} className="newsletter-frame">
      {failed ? (
        <div className="notice newsletter-fallback" role="status">
          <p className="notice-title">{words.newsletterUnavailable}</p>
          <p>{words.newsletterUnavailableHint}</p>
        </div>
      ) : (
        <>
          <iframe
            src={url}
            title={title}
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

function NewsletterSkeleton({ label }: { label: string }) {
  return (
    <div className="newsletter-skeleton" role="status" aria-label={label}>
      <span className="skeleton" />
      <span className="skeleton" />
      <span className="skeleton" />
      <span className="skeleton" />
    </div>
  );
}
