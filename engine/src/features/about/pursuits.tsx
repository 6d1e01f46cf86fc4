import { Link } from 'wouter';
import type { Langs } from '#src/content/borrowed.ts';
import { cx } from '#src/lib/cx.ts';
import type { Picture } from '#src/lib/picture.ts';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import styles from './pursuits.module.css';

interface Pursuit {
  id: string;
  title: string;
  description: string;
  link: string | null;
  linkText: string | null;
  picture: Picture;
  langs?: Langs<'title' | 'description' | 'linkText'>;
}

const sizes = '(min-width: 64rem) 17rem, (min-width: 40rem) 44vw, 6rem';

export function Pursuits({ pursuits }: { pursuits: readonly Pursuit[] }) {
  return (
    <ul className={styles.pursuits}>
      {pursuits.map(({ id, title, description, link, linkText, picture, langs }) => (
        <li key={id}>
          <span className={cx(styles.mount, 'no-print')}>
            <ResponsivePicture
              picture={picture}
              alt=""
              sizes={sizes}
              className={cx(styles.picture, picture.height > picture.width && styles.tall)}
            />
          </span>
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

function PursuitLink({ href, children }: { href: string; children: string }) {
  if (!href.startsWith('/')) {
    return (
      <TextLink href={href} target="_blank" rel="noopener" className={styles.link}>
        {children}
      </TextLink>
    );
  }
  return (
    <Link href={href} asChild>
      <TextLink className={styles.link}>{children}</TextLink>
    </Link>
  );
}
