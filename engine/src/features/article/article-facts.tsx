import { cx } from '#src/lib/cx.ts';
import type { ArticleFact } from './article.loader.ts';
import styles from './article-facts.module.css';

export function ArticleFacts({ facts }: { facts: readonly ArticleFact[] }) {
  return (
    <dl className={cx(styles.facts, 'grid')}>
      {facts.map(({ name, value, lang, day, isMeasured }) => (
        <div key={name} lang={lang}>
          <dt className="label">{name}</dt>
          <dd className={isMeasured ? styles.measured : undefined}>
            {day ? <time dateTime={day}>{value}</time> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
