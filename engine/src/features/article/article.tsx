import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { cx } from '#src/lib/cx.ts';
import { langOf, plain } from '#src/lib/text.ts';
import { T } from '#src/ui/layout/t.tsx';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import { ArticleBody } from './article-body.tsx';
import factStyles from './article-facts.module.css';
import type { ArticleData, ArticleFact, ArticleLink } from './article.loader.ts';
import navigationStyles from './article-navigation.module.css';
import styles from './article.module.css';

interface ArticleProps {
  article: ArticleData;
  actions?: ReactNode;
}

const coverSizes = '(min-width: 78rem) 72rem, 94vw';

/** The page of a note or of the owner's own. */
export function ArticlePage({ data }: { data: ArticleProps }) {
  return <Article article={data.article} />;
}

/** The page of a text: a story, a note or a page of the owner's own. */
export function Article({ article, actions }: ArticleProps) {
  const { back, kinds, lang, picture } = article;
  return (
    <article className={styles.article} aria-labelledby="article-title">
      <header className={cx(styles.head, 'grid', 'page-width')}>
        {back && (
          <p className={cx(styles.kind, 'cluster items-centre', 'label ruled')}>
            <Link href={back.address} className={cx(styles.back, 'tap hover-line')}>
              {back.label}
            </Link>
            {kinds.map(({ label, address }) =>
              address ? (
                <Link key={plain(label)} href={address} lang={langOf(label)} className="tap hover-line">
                  {plain(label)}
                </Link>
              ) : (
                <T key={plain(label)}>{label}</T>
              ),
            )}
          </p>
        )}
        <div className={cx(styles.title, 'grid gap-4', !back && 'ruled')}>
          <T as="h1" id="article-title">
            {article.title}
          </T>
          {article.lead && (
            <p lang={lang} className={cx(styles.lead, 'muted')}>
              {article.lead}
            </p>
          )}
        </div>
        {picture && (
          <figure className={picture.isAside ? styles.aside : styles.cover}>
            <div className="framed">
              <ResponsivePicture
                picture={picture.picture}
                alt={picture.alt}
                sizes={coverSizes}
                className={styles.picture}
                important
              />
            </div>
            <T as="figcaption" className="caption label">
              {picture.caption}
            </T>
          </figure>
        )}
        {article.facts.length > 0 && (
          <dl className={cx(factStyles.facts, 'grid')}>
            {article.facts.map((fact) => (
              <div key={fact.name} lang={fact.lang}>
                <dt className="label">{fact.name}</dt>
                <dd className="prose">
                  <FactValue {...fact} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </header>
      <ArticleBody sections={article.sections} lang={lang} />
      <footer className={cx(styles.foot, 'page-width no-print')}>
        <div className={cx(styles.actions, 'grid')}>
          <div className={cx(styles.buttons, 'cluster items-centre')}>{actions}</div>
        </div>
        {article.navigation && <ArticleNavigation {...article.navigation} />}
      </footer>
    </article>
  );
}

function FactValue({ value, time, href }: ArticleFact) {
  if (time) return <time dateTime={time}>{value}</time>;
  if (!href) return value;
  return (
    <a href={href} target="_blank" rel="noopener">
      {value}
    </a>
  );
}

function ArticleNavigation({ label, previous, next, words }: NonNullable<ArticleData['navigation']>) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={label} className={cx(navigationStyles.navigation, 'ruled grid')}>
      {previous && <AdjacentLink article={previous} label={words.previous} />}
      {next && <AdjacentLink article={next} label={words.next} className={navigationStyles.next} />}
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
    <Link href={article.address} className={cx(navigationStyles.link, 'grid items-centre touch-high', className)}>
      {article.picture && (
        <span className={cx(navigationStyles.mount, 'framed')}>
          <ResponsivePicture picture={article.picture} alt="" sizes={sizes} className="screen-shape" />
        </span>
      )}
      <span className={cx(navigationStyles.words, 'grid')}>
        <span className="label">{label}</span>
        <T className={cx(navigationStyles.title, 'hover-line')}>{article.title}</T>
      </span>
    </Link>
  );
}
