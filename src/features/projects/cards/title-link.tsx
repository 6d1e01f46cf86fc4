import styles from './title-link.module.css';

interface TitleLinkProps {
  /** Null: it leads nowhere. */
  href: string | null | undefined;
  children: string;
}

/** A title that leads to what it names. */
export function TitleLink({ href, children }: TitleLinkProps) {
  if (!href) return children;
  return (
    <a href={href} target="_blank" rel="noopener" className={styles.link}>
      {children}
    </a>
  );
}
