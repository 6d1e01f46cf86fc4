import { Link } from 'wouter';
import { langOf, plain, type Text } from '#src/lib/text.ts';
import { T } from '#src/ui/layout/t.tsx';
import styles from './title-link.module.css';

interface TitleLinkProps {
  href: string | null | undefined;
  children: Text;
}

/** True for pages of this site; other links open in a new tab. */
export const isInternal = (href: string) => href.startsWith('/');

export function TitleLink({ href, children }: TitleLinkProps) {
  if (!href) return langOf(children) ? <T>{children}</T> : plain(children);
  const text = { lang: langOf(children), children: plain(children), className: styles.link };
  return isInternal(href) ? (
    <Link href={href} {...text} />
  ) : (
    // eslint-disable-next-line jsx-a11y/anchor-has-content -- among the properties
    <a href={href} target="_blank" rel="noopener" {...text} />
  );
}
