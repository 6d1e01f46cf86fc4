import type { Language } from '#src/i18n/languages.ts';
import { cx } from '#src/lib/cx.ts';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import type { StoryBlock, StorySection } from './story.loader.ts';
import styles from './story-body.module.css';

interface StoryBodyProps {
  sections: readonly StorySection[];
  /** Of the text, where that is not the page's. */
  lang: Language | undefined;
}

const figureSizes = '(min-width: 78rem) 50rem, (min-width: 64rem) 64vw, 92vw';

/** The text of a story: ruled sections with their number and name in the margin, pictures mounted between. */
export function StoryBody({ sections, lang }: StoryBodyProps) {
  return (
    <div lang={lang} className={cx(styles.body, 'page-width')}>
      {sections.map(({ title, blocks }, index) => (
        <section key={title} className={cx(styles.section, 'ruled')}>
          <div className={styles.margin}>
            <span className={cx(styles.number, 'meta')} aria-hidden>
              {String(index + 1).padStart(2, '0')}
            </span>
            {title && <h2 className={styles.title}>{title}</h2>}
          </div>
          <div className={styles.blocks}>
            {blocks.map((block, place) => (
              <Block key={place} block={block} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function Block({ block }: { block: StoryBlock }) {
  // Made at build from the content's Markdown, in which HTML is text.
  if ('html' in block) return <div className={styles.text} dangerouslySetInnerHTML={{ __html: block.html }} />;
  const { picture, alt, caption } = block;
  return (
    <figure className={styles.figure}>
      <div className={styles.mount}>
        <ResponsivePicture picture={picture} alt={alt} sizes={figureSizes} className={styles.picture} />
      </div>
      {caption && <figcaption className={cx(styles.caption, 'label')}>{caption}</figcaption>}
    </figure>
  );
}
