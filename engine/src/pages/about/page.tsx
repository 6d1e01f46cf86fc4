import { ProfileCard } from '#src/features/about/profile-card.tsx';
import { Pursuits } from '#src/features/about/pursuits.tsx';
import { SkillBars } from '#src/features/about/skill-bars.tsx';
import { Timeline } from '#src/features/about/timeline.tsx';
import { FrameStrip } from '#src/features/gallery/parts/frame-strip.tsx';
import { LatestNotes } from '#src/features/notes/latest-notes.tsx';
import { trustedMarkup } from '#src/lib/browser/trusted.ts';
import { cx } from '#src/lib/cx.ts';
import { SectionHead } from '#src/ui/layout/section-head.tsx';
import type { AboutData } from './page.loader.ts';
import styles from './page.module.css';

export function AboutPage({ data }: { data: AboutData }) {
  const { words, texts, numbers } = data;
  return (
    <div className={cx(styles.about, 'page-width page-top')} data-paper>
      <div className={cx(styles.head, 'ruled')}>
        <div className={styles.text}>
          <h1 lang={texts.langs?.title} className="no-print">
            {texts.title}
          </h1>
          {/* Built from the site's own Markdown, so it is trusted. */}
          <div lang={data.langs?.about} className="prose no-print" dangerouslySetInnerHTML={trustedMarkup(data.html)} />
          <p lang={data.langs?.summary} className="print-only">
            {data.summary}
          </p>
        </div>
        <div className={styles.card}>
          <ProfileCard profile={data.profile} words={words} cvTitle={data.cvTitle} />
        </div>
        {data.strip && (
          <div className={styles.strip}>
            <FrameStrip strip={data.strip} />
          </div>
        )}
      </div>
      {numbers.skills && (
        <section>
          <SectionHead number={numbers.skills} note={texts.skills.note} noteLang={texts.skills.langs?.note}>
            <h2 lang={texts.skills.langs?.title}>{texts.skills.title}</h2>
          </SectionHead>
          <SkillBars skills={data.skills} words={words} />
        </section>
      )}
      {numbers.experience && (
        <section>
          <SectionHead number={numbers.experience}>
            <h2>{words.experience}</h2>
          </SectionHead>
          <Timeline entries={data.experience} />
        </section>
      )}
      {numbers.education && (
        <section>
          <SectionHead number={numbers.education}>
            <h2>{words.education}</h2>
          </SectionHead>
          <Timeline entries={data.education} />
        </section>
      )}
      {numbers.pursuits && (
        <section>
          <SectionHead number={numbers.pursuits}>
            <h2>{words.pursuits}</h2>
          </SectionHead>
          <Pursuits pursuits={data.pursuits} />
        </section>
      )}
      <LatestNotes latest={data.notes} number={numbers.notes} className="no-print" />
    </div>
  );
}
