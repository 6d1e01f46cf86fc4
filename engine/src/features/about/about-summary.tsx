import type { ReactNode } from 'react';
import type { ListLangs } from '#src/content/borrowed.ts';
import styles from './about-summary.module.css';

interface AboutSummaryProps {
  text: string;
  lang?: string | undefined;
  figures: readonly { value: string; label: string; lang?: string | undefined }[];
  groups: readonly { title: string; lang?: string | undefined; items: readonly string[]; itemLangs?: ListLangs }[];
  children: ReactNode;
}

export function AboutSummary({ text, lang, figures, groups, children }: AboutSummaryProps) {
  return (
    <div className={styles.summary}>
      <div className={styles.words}>
        <p lang={lang} className={styles.text}>
          {text}
        </p>
        {figures.length > 0 && (
          <dl className={styles.figures}>
            {figures.map(({ value, label, lang: own }) => (
              <div key={label} className={styles.figure}>
                <dt lang={own} className="label">
                  {label}
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className={styles.more}>{children}</p>
      </div>
      {groups.length > 0 && (
        <div className={styles.groups}>
          {groups.map(({ title, lang: own, items, itemLangs }) => (
            <div key={title} className={styles.group}>
              <h3 lang={own}>{title}</h3>
              <ul>
                {items.map((item) => (
                  <li key={item} lang={itemLangs?.[item]}>
                    {item}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
