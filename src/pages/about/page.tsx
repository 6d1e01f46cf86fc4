import { ProfileCard } from '#src/features/about/profile-card.tsx';
import { Pursuits } from '#src/features/about/pursuits.tsx';
import { SkillBars } from '#src/features/about/skill-bars.tsx';
import { Timeline } from '#src/features/about/timeline.tsx';
import { cx } from '#src/lib/cx.ts';
import type { AboutData } from './page.loader.ts';
import styles from './page.module.css';

/** The owner: profile, and what there is of skills, experience, education and pursuits. Printed, it is a CV. */
export function AboutPage({ data }: { data: AboutData }) {
  const { words, texts } = data;
  return (
    <div className={cx(styles.about, 'page-width section')} data-paper>
      <div className={styles.head}>
        <ProfileCard profile={data.profile} words={words} />
        <div className={styles.text}>
          <h1 className="no-print">{texts.title}</h1>
          {/* Made by the build from the content's Markdown, so it is ours. */}
          <div className="prose measure no-print" dangerouslySetInnerHTML={{ __html: data.html }} />
          <p className="print-only">{data.summary}</p>
        </div>
      </div>
      {data.skills.length > 0 && (
        <section>
          <h2>{texts.skills.title}</h2>
          {texts.skills.note && <p className={cx(styles.note, 'no-print')}>{texts.skills.note}</p>}
          <SkillBars skills={data.skills} words={words} />
        </section>
      )}
      {data.experience.length > 0 && (
        <section>
          <h2>{words.experience}</h2>
          <Timeline entries={data.experience} />
        </section>
      )}
      {data.education.length > 0 && (
        <section>
          <h2>{words.education}</h2>
          <Timeline entries={data.education} />
        </section>
      )}
      {data.pursuits.length > 0 && (
        <section>
          <h2>{words.pursuits}</h2>
          <Pursuits pursuits={data.pursuits} />
        </section>
      )}
    </div>
  );
}
