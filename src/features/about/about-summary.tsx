import type { ReactNode } from 'react';

interface AboutSummaryProps {
  text: string;
  figures: readonly { value: string; label: string }[];
  groups: readonly { title: string; items: readonly string[] }[];
  /** The way to the whole story. */
  children: ReactNode;
}

/** The owner in a few sentences, two figures and the lists of what they work with. */
export function AboutSummary({ text, figures, groups, children }: AboutSummaryProps) {
  return (
    <div className="summary indented">
      <div className="summary-main">
        <p className="summary-text">{text}</p>
        <dl className="summary-figures">
          {figures.map(({ value, label }) => (
            <div key={label} className="figure">
              <dt className="meta">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="section-more">{children}</p>
      </div>
      <div className="summary-groups">
        {groups.map(({ title, items }) => (
          <div key={title} className="summary-group">
            <h3>{title}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
