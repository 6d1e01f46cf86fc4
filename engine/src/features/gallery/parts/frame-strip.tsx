import { Link } from 'wouter';
import { cx } from '#src/lib/cx.ts';
import { T } from '#src/ui/layout/t.tsx';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import styles from './frame-strip.module.css';
import type { FrameStripData } from '../gallery.loader.ts';

const sizes = '(min-width: 64rem) 11rem, (min-width: 40rem) 40vw, 68vw';

export function FrameStrip({ strip }: { strip: FrameStripData }) {
  return (
    <nav aria-label={strip.label} className={cx(styles.strip, 'no-print')}>
      <ul className={styles.frames}>
        {strip.frames.map(({ href, picture, alt, taken, title }) => (
          <li key={href}>
            <Link href={href} className={styles.frame}>
              <ResponsivePicture picture={picture} alt={alt} sizes={sizes} className={styles.picture} />
              {taken.map((line) => (
                <span key={line} className={cx(styles.capture, 'meta')}>
                  <bdi>{line}</bdi>
                </span>
              ))}
              <T className={cx(styles.title, 'label')}>{title}</T>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
