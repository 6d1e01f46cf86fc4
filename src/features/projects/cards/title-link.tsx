import { Link } from 'wouter';
import styles from './title-link.module.css';

interface TitleLinkProps {
  /** Null: it leads nowhere. */
  href: string | null | undefined;
  children: string;
}

/** True for the address of a page of this site; what else a title leads to opens beside it. */
export const isOfThisSite = (href: string) => href.startsWith('/');

/** A title that leads to what it names. */
export function TitleLink({ href, children }: TitleLinkProps) {
  if (!href) return children;
  if (isOfThisSite(href))
    return (
      <Link href={href} className={styles.link}>
        {children}
      </Link>
    );
  return (
    <a href={href} target="_blank" rel="noopener" className={styles.link}>
      {children}
    </a>
  );
}
