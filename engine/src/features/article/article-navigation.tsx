import { Link } from 'wouter';
import { cx } from '#src/lib/cx.ts';
import { T } from '#src/ui/layout/t.tsx';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import type { ArticleData, ArticleLink } from './article.loader.ts';
import styles from './article-navigation.module.css';

export function ArticleNavigation({ label, previous, next, words }: NonNullable<ArticleData['navigation']>) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={label} className={cx(styles.navigation, 'ruled grid')}>
      {previous && <AdjacentLink article={previous} label={words.previous} />}
      {next && <AdjacentLink article={next} label={words.next} className={styles.next} />}
    </nav>
  );
}

const sizes = '(min-width: 48rem) 11rem, 7rem';

interface AdjacentLinkProps {
  article: ArticleLink;
  label: string;
  className?: string | undefined;
}

function AdjacentLink({ article, label, className }: AdjacentLinkProps) {
  return (
    <Link href={article.address} className={cx(styles.link, 'grid items-centre touch-high', className)}>
      {article.picture && (
        <span className={cx(styles.mount, 'framed')}>
          <ResponsivePicture picture={article.picture} alt="" sizes={sizes} className="screen-shape" />
        </span>
      )}
      <span className={cx(styles.words, 'grid')}>
        <span className="label">{label}</span>
        <T className={cx(styles.title, 'hover-line')}>{article.title}</T>
      </span>
    </Link>
  );
}
