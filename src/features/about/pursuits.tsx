import { Link } from 'wouter';
import type { Langs } from '#src/content/borrowed.ts';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import styles from './pursuits.module.css';

interface Pursuit {
  id: string;
  title: string;
  description: string;
  link: string | null;
  linkText: string | null;
  langs?: Langs<'title' | 'description' | 'linkText'>;
}

/** What the owner makes besides code, each with its way to see it. */
export function Pursuits({ pursuits }: { pursuits: readonly Pursuit[] }) {
  return (
    <ul className={styles.pursuits}>
      {pursuits.map(({ id, title, description, link, linkText, langs }) => (
        <li key={id}>
          <h3 lang={langs?.title}>{title}</h3>
          <p lang={langs?.description}>{description}</p>
          {link && linkText && (
            <p lang={langs?.linkText} className="no-print">
              <PursuitLink href={link}>{linkText}</PursuitLink>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A place on this site, or one elsewhere in a tab of its own. */
function PursuitLink({ href, children }: { href: string; children: string }) {
  if (!href.startsWith('/')) {
    return (
      <TextLink href={href} target="_blank" rel="noopener">
        {children}
      </TextLink>
    );
  }
  return (
    <Link href={href} asChild>
      <TextLink>{children}</TextLink>
    </Link>
  );
}
