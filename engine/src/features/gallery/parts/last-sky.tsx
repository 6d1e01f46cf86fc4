import type { ReactNode } from 'react';
import { cx } from '#src/lib/cx.ts';
import { langOf, plain } from '#src/lib/text.ts';
import { T } from '#src/ui/layout/t.tsx';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import type { LastSkyData } from '../gallery.loader.ts';
import styles from './last-sky.module.css';

interface LastSkyProps {
  sky: LastSkyData;
  heading: ReactNode;
  link: ReactNode;
}

/** On dense phone screens less than the real width: star fields compress badly, and the loss is invisible there. */
const sizes = '(min-width: 48rem) 42rem, (min-resolution: 2.5dppx) 42vw, (min-resolution: 1.5dppx) 66vw, 100vw';

export function LastSky({ sky, heading, link }: LastSkyProps) {
  return (
    <section className={cx(styles.sky, 'page-width')}>
      <div className={cx(styles.plate, 'framed')}>
        <ResponsivePicture picture={sky.picture} alt={sky.alt} sizes={sizes} className={styles.picture} />
      </div>
      <div className={styles.caption}>
        <div className={styles.words}>
          {heading}
          <T as="p" className={styles.title}>
            {sky.title}
          </T>
          <T as="p" className={styles.text}>
            {sky.caption}
          </T>
          {link}
        </div>
        <dl className={cx(styles.capture, 'stack')}>
          {sky.taken.map(({ name, label, value }) => (
            <div key={name} className={styles.fact} data-fact={name}>
              <dt className="label">{label}</dt>
              <dd lang={langOf(value)}>
                <bdi>{plain(value)}</bdi>
              </dd>
            </div>
          ))}
          <div className={styles.fact}>
            <dt className="label">{sky.date.label}</dt>
            <dd>
              <time dateTime={sky.date.day}>{sky.date.text}</time>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
