import { Button } from '#src/ui/controls/button.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { DeadEnd } from '#src/ui/layout/dead-end.tsx';
import type { OfflineData } from './page.loader.ts';
import styles from './page.module.css';
import { useReloadWhenOnline } from './use-reload-when-online.ts';

/**
 * Shown at the address of a page that is not cached while offline. Links do a full reload, because the target may be cached.
 */
export function OfflinePage({ data }: { data: OfflineData }) {
  useReloadWhenOnline();

  const messages = data.messages.map(({ language, words, links }) => ({
    lang: language,
    title: words.title,
    text: words.text,
    children: (
      <>
        <p>
          <Button className="script-only" onClick={() => location.reload()}>
            {words.retry}
          </Button>
        </p>
        <p>{words.stored}</p>
        <ul className={styles.links}>
          {links.map(({ address, label }) => (
            <li key={address}>
              <TextLink href={address}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </>
    ),
  }));
  return <DeadEnd messages={messages} />;
}
