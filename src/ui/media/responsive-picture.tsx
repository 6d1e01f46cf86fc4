import { cx } from '#src/lib/cx.ts';
import type { Picture } from '#src/lib/picture.ts';
import styles from './responsive-picture.module.css';

interface ResponsivePictureProps {
  picture: Picture;
  alt: string;
  /** The language of `alt`, where that is not the page's. */
  lang?: string | undefined;
  /** The `sizes` attribute: how wide the picture is drawn. */
  sizes: string;
  className?: string;
  /** True for the one picture that a visitor sees first. */
  important?: boolean;
}

/** A picture in the best format and width for the window, over a blurred stand-in; lazy unless important. */
export function ResponsivePicture({ picture, alt, lang, sizes, className, important = false }: ResponsivePictureProps) {
  return (
    <span className={cx(styles.picture, className)}>
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
          alt={alt}
          lang={lang}
          loading={important ? 'eager' : 'lazy'}
          fetchPriority={important ? 'high' : undefined}
          decoding="async"
        />
      </picture>
    </span>
  );
}
