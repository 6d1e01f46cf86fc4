import { MissingPage } from '#src/features/missing-page/missing-page.tsx';
import { cx } from '#src/lib/cx.ts';
import { plain } from '#src/lib/text.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import type { OfflineData } from './page.loader.ts';
import styles from './page.module.css';
import { useReloadWhenOnline } from './use-reload-when-online.ts';

/**
 * Shown at the address of a page that is not cached while offline. Links do a full reload, because the target may be cached.
 */
export function Page({ data: { words, links, missing } }: { data: OfflineData }) {
  useReloadWhenOnline();

  return (
    <MissingPage data={missing} title={words.title} text={words.text} note={words.note}>
      <p>
        <Button className="script-only" onClick={() => location.reload()}>
          {words.retry}
        </Button>
      </p>
      <div>
        <p>{words.stored}</p>
        <ul className={cx(styles.links, 'cluster')}>
          {links.map(({ address, label }) => (
            <li key={address}>
              <TextLink href={address} alone>
                {plain(label)}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </MissingPage>
  );
}
