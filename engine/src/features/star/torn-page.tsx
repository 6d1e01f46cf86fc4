import texts from 'virtual:data/features/star/torn-page';
import { useId, useRef } from 'react';
import IconClose from '~icons/lucide/x';
import { trustedMarkup } from '#src/lib/browser/trusted.ts';
import { cx } from '#src/lib/cx.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import { Dialog } from '#src/ui/panels/dialog.tsx';
import type { TornPageData } from './torn-page.loader.ts';
import styles from './torn-page.module.css';

export { texts };

interface TornPageProps {
  data: TornPageData;
  open: boolean;
  onClose: () => void;
}

/** A page cut out of the book. The dark surroundings are the same in both themes. */
export function TornPage({ data, open, onClose }: TornPageProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog open={open} onClose={onClose} labelledBy={titleId} firstFocus={title} size="full" className={styles.room}>
      <IconButton label={data.close} className={styles.close} onClick={onClose}>
        <IconClose aria-hidden />
      </IconButton>
      <article lang={data.lang} className={cx(styles.page, 'relative')}>
        {data.picture && (
          <ResponsivePicture
            picture={data.picture.picture}
            alt={data.picture.alt}
            sizes="(min-width: 40rem) 36rem, 100vw"
            className={styles.picture}
          />
        )}
        {data.note && <p className="meta">{data.note}</p>}
        <h2 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
          {data.title}
        </h2>
        {/* Built from the site's own Markdown, so it is trusted. */}
        <div className={styles.text} dangerouslySetInnerHTML={trustedMarkup(data.html)} />
      </article>
    </Dialog>
  );
}
