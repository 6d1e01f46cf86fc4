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
const printSizes = '(min-width: 64rem) 30vw, 80vw';

export function ArticleBody({ sections, lang }: ArticleBodyProps) {
  // A text before the first heading has no number.
  const unnumbered = sections[0]?.title === '' ? 1 : 0;
  return (
    <div lang={lang} className={cx(styles.body, 'page-width grid')}>
      {sections.map(({ id, title, blocks }, index) => (
        <section key={id} className={cx(styles.section, 'ruled grid')}>
          {title && (
            <div className={styles.margin}>
              <span className={cx(styles.number, 'meta')} aria-hidden>
                {String(index + 1 - unnumbered).padStart(2, '0')}
              </span>
              <h2 id={id} className={styles.title}>
                {title}
              </h2>
            </div>
          )}
          <div className={cx(styles.blocks, 'cluster')}>
            {blocks.map((block, place) => (
              <Block
                key={place}
                block={block}
                isFirst={!isPicture(blocks[place - 1])}
                isLast={!isPicture(blocks[place + 1])}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

const isPicture = (block: ArticleBlock | undefined) => block !== undefined && 'picture' in block;

/** A text or a picture. A picture beside others is a print; `isFirst` and `isLast` of those. */
function Block({ block, isFirst, isLast }: { block: ArticleBlock; isFirst: boolean; isLast: boolean }) {
  // Built from the site's own Markdown, with HTML escaped.
  if ('html' in block)
    return <div className={cx(styles.text, 'prose')} dangerouslySetInnerHTML={trustedMarkup(block.html)} />;
  const { picture, alt, caption } = block;
  return (
    <figure className={cx(styles.figure, !(isFirst && isLast) && styles.print)}>
      <div className="framed">
        <ResponsivePicture picture={picture} alt={alt} sizes={isFirst ? figureSizes : printSizes} />
      </div>
      {caption && <figcaption className="caption label">{caption}</figcaption>}
    </figure>
  );
}
