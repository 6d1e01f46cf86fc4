import { Link } from 'wouter';
import { cx } from '#src/lib/cx.ts';
import type { Picture } from '#src/lib/picture.ts';
import { langOf, plain, type Text } from '#src/lib/text.ts';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import styles from './collage.module.css';

export interface PrintsProps {
  page: { late: { collage: readonly { id: string; address: string; title: Text; picture: Picture }[] } };
}

export function CollagePrints({ page }: PrintsProps) {
  return page.late.collage.map(({ id, address, title, picture }) => (
    <li key={id} className={cx(styles.print, 'absolute')}>
      <Link href={address} lang={langOf(title)}>
        <ResponsivePicture
          picture={picture}
          alt={plain(title)}
          sizes="(min-width: 64rem) 9.5rem, (min-width: 48rem) 7.25rem, (min-resolution: 2.5dppx) 3.75rem, 4.75rem"
          className="screen-shape"
        />
        <span className={cx(styles.name, 'absolute')} aria-hidden>
          {plain(title)}
        </span>
      </Link>
    </li>
  ));
}
