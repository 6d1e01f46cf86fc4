import { Link } from 'wouter';
import styles from './title-link.module.css';

interface TitleLinkProps {
  href: string | null | undefined;
  children: string;
}

/** True for pages of this site; other links open in a new tab. */
export const isInternal = (href: string) => href.startsWith('/');

export function TitleLink({ href, children }: TitleLinkProps) {
  if (!href) return children;
  if (isInternal(href))
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
