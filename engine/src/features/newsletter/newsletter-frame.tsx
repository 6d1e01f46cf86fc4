import { useRef, useState } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { cx } from '#src/lib/cx.ts';
import { langOf, plain, type Text } from '#src/lib/text.ts';
import { useInView } from '#src/ui/hooks/use-in-view.ts';
import { useTimeout } from '#src/ui/hooks/use-timeout.ts';
import { Notice } from '#src/ui/panels/notice.tsx';
import skeleton from '#src/ui/panels/skeleton.module.css';
import styles from './newsletter-frame.module.css';
import { useThemeInside } from './use-theme-inside.ts';

/** Milliseconds until the page counts as unreachable. */
export const newsletterTimeout = 10_000;

interface NewsletterFrameProps {
  url: string;
  title: Text;
  words: Dictionary['home'];
}

/**
 * Sandbox of the frame. A page of this site needs its styles but no scripts; an external one runs in its own origin. Neither
 * may navigate the top window.
 */
function sandboxFor(url: string): string {
  const own = 'allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';
  return url.startsWith('/') ? own : `${own} allow-scripts`;
}

export function NewsletterFrame({ url, title, words }: NewsletterFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [near, setNear] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const [failed, setFailed] = useState(false);

  useInView(box, {
    margin: '200px',
    once: true,
    onChange(inView) {
      if (!inView || near) return;
      setNear(true);
      // The frame may have loaded before hydration; the performance timeline shows it.
      if (wasRequested(url)) setLoaded(true);
      isReachable(url).then((isThere) => setFailed(!isThere));
    },
  });
  useThemeInside(frame, loaded);
  useTimeout(() => setFailed(true), near && !loaded && !failed ? newsletterTimeout : null);

  return (
    <div ref={box} className={cx(styles.frame, 'relative')}>
      {failed ? (
        <Notice title={words.newsletterUnavailable} role="status" className={styles.fallback}>
          <p>{words.newsletterUnavailableHint}</p>
        </Notice>
      ) : (
        <>
          <iframe
            ref={frame}
            src={url}
            title={plain(title)}
            lang={langOf(title)}
            sandbox={sandboxFor(url)}
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={() => setLoaded(true)}
          />
          {!loaded && near && (
            <div className={cx(styles.waiting, 'stack', 'cover')} role="status" aria-label={words.newsletterLoading}>
              {[1, 2, 3, 4].map((line) => (
                <span key={line} className={skeleton.skeleton} />
              ))}
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** Browsers differ in whether resource entries include the fragment. */
function wasRequested(url: string): boolean {
  const { href, hash } = new URL(url, location.href);
  return [href, href.slice(0, href.length - hash.length)].some((name) => performance.getEntriesByName(name).length > 0);
}

/** Iframes fire no error event, so request the page as well. */
function isReachable(url: string): Promise<boolean> {
  return fetch(url, { method: 'HEAD', mode: url.startsWith('/') ? 'same-origin' : 'no-cors' }).then(
    (reply) => reply.ok || reply.type === 'opaque',
    () => false,
  );
}
