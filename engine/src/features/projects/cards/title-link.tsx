import { langOf, plain, type Text } from '#src/lib/text.ts';
import { EntryLink } from '#src/ui/controls/entry-link.tsx';
import { T } from '#src/ui/layout/t.tsx';
import styles from './title-link.module.css';

export function TitleLink({ href, children }: { href: string | null | undefined; children: Text }) {
  if (!href) return langOf(children) ? <T>{children}</T> : plain(children);
  return (
    <EntryLink href={href} lang={langOf(children)} className={styles.link}>
      {plain(children)}
    </EntryLink>
  );
}
