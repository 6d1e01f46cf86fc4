import { cx } from '#src/lib/cx.ts';
import type { Picture } from '#src/lib/picture.ts';
import { langOf, plain, type Text } from '#src/lib/text.ts';
import styles from './responsive-picture.module.css';

interface ResponsivePictureProps {
  picture: Picture;
  alt: Text;
  sizes: string;
  className?: string;
  /** True for the page's main picture: loaded eagerly, with high priority. */
  important?: boolean;
}

/** A picture in the best format and width, over a blurred placeholder; lazy unless important. */
export function ResponsivePicture({ picture, alt, sizes, className, important = false }: ResponsivePictureProps) {
  return (
    <span className={cx(styles.picture, 'relative', className)} data-light={picture.light}>
      {picture.placeholder && <img className={styles.placeholder} src={picture.placeholder} alt="" aria-hidden />}
      <picture>
        {picture.sources.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes={sizes} />
        ))}
        <img
          className={styles.image}
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={plain(alt)}
          lang={langOf(alt)}
          loading={important ? 'eager' : 'lazy'}
          fetchPriority={important ? 'high' : undefined}
          decoding="async"
        />
      </picture>
      {picture.moves && <img src={picture.moves} alt="" loading="lazy" data-moves aria-hidden />}
    </span>
  );
}
