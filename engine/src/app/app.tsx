import { mainId, pageMarks } from '#src/contracts/page-markers.ts';
import { StarWords } from '#src/features/star/star-words.ts';
import { cx } from '#src/lib/cx.ts';
import { Island } from '#src/ui/islands/island.tsx';
import { lazyPart } from '#src/ui/islands/lazy-part.tsx';
import { AddressHashContext } from '#src/ui/hooks/use-address-overlay.ts';
import { addressHash } from './history.ts';
import { SiteHeader } from './layout/header/site-header.tsx';
import styles from './layout/footer/site-footer.module.css';
import { SkipLink } from './layout/skip-link.tsx';
import { Document } from './entries/document.tsx';
import { PageHead } from './entries/page-head.tsx';
import { useShownPage, type LoadedPage } from './navigation/use-shown-page.ts';
import { useHydrated } from './navigation/use-hydrated.ts';

const SiteFooter = lazyPart(() => import('./layout/footer/site-footer.island.tsx').then((module) => module.SiteFooter));

/** The shell around the current page. Keyed by page, so a language switch keeps all state. */
export function App({ first }: { first: LoadedPage }) {
  const { page, entry, language, head, content, shell } = useShownPage(first);
  useHydrated();
  return (
    <Document language={language}>
      <PageHead
        isEntry={entry !== undefined}
        language={language}
        head={head}
        siteUrl={shell.site.url}
        locale={shell.site.locale}
      />
      <SkipLink target={mainId}>{shell.words.skipToContent}</SkipLink>
      <SiteHeader page={page} entry={entry} path={head.path} language={language} shell={shell} />
      <main id={mainId} tabIndex={-1} {...{ [pageMarks.page]: page, [pageMarks.entry]: entry }}>
        <p className="no-script-only page-width meta">{shell.words.noScript}</p>
        <AddressHashContext value={addressHash}>
          <StarWords value={shell.star}>{content}</StarWords>
        </AddressHashContext>
      </main>
      <Island as="footer" part={SiteFooter} className={cx(styles.footer, 'no-print relative')}>
        <SiteFooter page={page} entry={entry} language={language} shell={shell} />
      </Island>
    </Document>
  );
}
