import { cx } from '#src/lib/cx.ts';
import type { ArticleFact } from './article.loader.ts';
import styles from './article-facts.module.css';

export function ArticleFacts({ facts }: { facts: readonly ArticleFact[] }) {
  return (
    <dl className={cx(styles.facts, 'grid')}>
      {facts.map((fact) => (
        <div key={fact.name} lang={fact.lang}>
          <dt className="label">{fact.name}</dt>
          <dd className="prose">
            <FactValue {...fact} />
          </dd>
        </div>
      ))}
    </dl>
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
