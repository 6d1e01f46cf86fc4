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
const asideSizes = '(min-width: 64rem) 18rem, 11rem';
const printSizes = '(min-width: 64rem) 30vw, 80vw';

export function ArticleBody({ sections, lang }: ArticleBodyProps) {
  // A text before the first heading has no number.
  const unnumbered = sections[0]?.title === '' ? 1 : 0;
  return (
    <div lang={lang} className={cx(styles.body, 'page-width grid')}>
      {sections.map(({ id, title, ...section }, index) => {
        // A single picture right below a heading hangs in the margin.
        const [first, ...rest] = section.blocks;
        const aside = title && isPicture(first) && rest[0] && !isPicture(rest[0]) ? first : null;
        const blocks = aside ? rest : section.blocks;
        return (
          <section key={id} className={cx(styles.section, 'ruled grid')}>
            {title && (
              <div className={styles.margin}>
                <span className="meta accent" aria-hidden>
                  {String(index + 1 - unnumbered).padStart(2, '0')}
                </span>
                <h2 id={id} className={styles.title}>
                  {title}
                </h2>
                {aside && <Figure picture={aside} sizes={asideSizes} className={styles.aside} />}
              </div>
            )}
            <div className={cx(styles.blocks, 'cluster shrinks')}>
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
        );
      })}
    </div>
  );
}

type PictureBlock = Extract<ArticleBlock, { picture: unknown }>;

const isPicture = (block: ArticleBlock | undefined): block is PictureBlock => block !== undefined && 'picture' in block;

/** A text or a picture. A picture beside others is a print; `isFirst` and `isLast` of those. */
function Block({ block, isFirst, isLast }: { block: ArticleBlock; isFirst: boolean; isLast: boolean }) {
  // Built from the site's own Markdown, with HTML escaped.
  if ('html' in block)
    return <div className={cx(styles.text, 'prose')} dangerouslySetInnerHTML={trustedMarkup(block.html)} />;
  return (
    <Figure
      picture={block}
      sizes={isFirst ? figureSizes : printSizes}
      className={isFirst && isLast ? undefined : styles.print}
    />
  );
}

interface FigureProps {
  picture: PictureBlock;
  sizes: string;
  className: string | undefined;
}

function Figure({ picture: { picture, alt, caption }, sizes, className }: FigureProps) {
  return (
    <figure className={cx(styles.figure, className)}>
      <div className="framed">
        <ResponsivePicture picture={picture} alt={alt} sizes={sizes} />
      </div>
      {caption && <figcaption className="caption label">{caption}</figcaption>}
    </figure>
  );
}
