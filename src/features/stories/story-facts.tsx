import type { StoryData } from './story.loader.ts';
import styles from './story-facts.module.css';

/** When it was made, by what means, and how long it takes to read. */
export function StoryFacts({ story: { words, lang, facts, date, dateText, minutes } }: { story: StoryData }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt className="label">{words.date}</dt>
        <dd>
          <time dateTime={date}>{dateText}</time>
        </dd>
      </div>
      {facts.map(({ name, value }) => (
        <div key={name} lang={lang}>
          <dt className="label">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt className="label">{words.reading}</dt>
        <dd className={styles.measured}>{minutes}</dd>
      </div>
    </dl>
  );
}
