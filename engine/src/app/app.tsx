import { mainId, pageMarks } from '#src/contracts/page-markers.ts';
import { StarWords } from '#src/features/star/star-words.ts';
import { directionOf } from '#src/i18n/format.ts';
import { cx } from '#src/lib/cx.ts';
import { Island } from '#src/ui/islands/island.tsx';
import { lazyPart } from '#src/ui/islands/lazy-part.tsx';
import { SiteHeader } from './layout/header/site-header.tsx';
import styles from './layout/footer/site-footer.module.css';
import skipLink from './layout/skip-link.module.css';
import { PageHead } from './entries/page-head.tsx';
import { useShownPage, type LoadedPage } from './navigation/use-shown-page.ts';
import { useHydrated } from './navigation/use-hydrated.ts';

const SiteFooter = lazyPart(() => import('./layout/footer/site-footer.island.tsx').then((module) => module.SiteFooter));

/**
 * The whole document: the shell around the current page, which is keyed by page, so that a language switch keeps all
 * state. The build adds styles and scripts after rendering, so that React's output is the same on server and client. The
 * boot script sets `data-theme` before first paint, hence the suppressed hydration warning.
 */
export function App({ first }: { first: LoadedPage }) {
  const shown = useShownPage(first);
  const { page, entry, language, content, shell } = shown;
  useHydrated();
  return (
    <html lang={language} dir={directionOf(language)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      </head>
      <body>
        <PageHead {...shown} />
        <a href={`#${mainId}`} className={cx(skipLink.link, 'absolute')}>
          {shell.words.skipToContent}
        </a>
        <SiteHeader {...shown} />
        <main id={mainId} tabIndex={-1} {...{ [pageMarks.page]: page, [pageMarks.entry]: entry }}>
          <p className="no-script-only page-width meta">{shell.words.noScript}</p>
          <StarWords value={shell.star}>{content}</StarWords>
        </main>
        <Island as="footer" part={SiteFooter} className={cx(styles.footer, 'no-print relative')}>
          <SiteFooter {...shown} />
        </Island>
      </body>
    </html>
  );
}
