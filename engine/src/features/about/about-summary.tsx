import type { ReactNode } from 'react';
import { cx } from '#src/lib/cx.ts';
import { plain, type Text } from '#src/lib/text.ts';
import { T } from '#src/ui/layout/t.tsx';
import styles from './about-summary.module.css';

interface AboutSummaryProps {
  text: Text;
  figures: readonly { value: string; label: Text }[];
  groups: readonly { title: Text; items: readonly Text[] }[];
  children: ReactNode;
}

export function AboutSummary({ text, figures, groups, children }: AboutSummaryProps) {
  return (
    <div className={cx(styles.summary, 'grid')}>
      <div className={styles.words}>
        <T as="p" className={styles.text}>
          {text}
        </T>
        {figures.length > 0 && (
          <dl className={cx(styles.figures, 'cluster')}>
            {figures.map(({ value, label }) => (
              <div key={plain(label)} className={styles.figure}>
                <T as="dt" className="label">
                  {label}
                </T>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className={styles.more}>{children}</p>
      </div>
      {groups.length > 0 && (
        <div className={styles.groups}>
          {groups.map(({ title, items }) => (
            <div key={plain(title)} className={cx(styles.group, 'grid columns line-above')}>
              <T as="h3">{title}</T>
              <ul className="cluster muted">
                {items.map((item) => (
                  <T key={plain(item)} as="li">
                    {item}
                  </T>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
