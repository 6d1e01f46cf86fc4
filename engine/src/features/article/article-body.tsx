import type { Language } from '#src/i18n/languages.ts';
import { trustedMarkup } from '#src/lib/browser/trusted.ts';
import { cx } from '#src/lib/cx.ts';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import type { ArticleBlock, ArticleSection } from './article.loader.ts';
import styles from './article-body.module.css';

interface ArticleBodyProps {
  sections: readonly ArticleSection[];
  lang: Language | undefined;
}

const figureSizes = '(min-width: 78rem) 50rem, (min-width: 64rem) 64vw, 92vw';

export function ArticleBody({ sections, lang }: ArticleBodyProps) {
  // A text before the first heading has no number.
  const unnumbered = sections[0]?.title === '' ? 1 : 0;
  return (
    <div lang={lang} className={cx(styles.body, 'page-width')}>
      {sections.map(({ id, title, blocks }, index) => (
        <section key={id} className={cx(styles.section, 'ruled')}>
          <div className={styles.margin}>
            {title && (
              <>
                <span className={cx(styles.number, 'meta')} aria-hidden>
                  {String(index + 1 - unnumbered).padStart(2, '0')}
                </span>
                <h2 id={id} className={styles.title}>
                  {title}
                </h2>
              </>
            )}
          </div>
          <div className={cx(styles.blocks, 'grid')}>
            {blocks.map((block, place) => (
              <Block key={place} block={block} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function Block({ block }: { block: ArticleBlock }) {
  // Built from the site's own Markdown, with HTML escaped.
  if ('html' in block) return <div className={styles.text} dangerouslySetInnerHTML={trustedMarkup(block.html)} />;
  const { picture, alt, caption } = block;
  return (
    <figure className={styles.figure}>
      <div className="framed">
        <ResponsivePicture picture={picture} alt={alt} sizes={figureSizes} />
      </div>
      {caption && <figcaption className="caption label">{caption}</figcaption>}
    </figure>
  );
}
