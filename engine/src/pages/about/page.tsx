import type { SectionKind } from '#src/content/schemas/section.ts';
import { ProfileCard } from '#src/features/about/profile-card.tsx';
import { SkillBars } from '#src/features/about/skill-bars.tsx';
import { FrameStrip } from '#src/features/gallery/parts/frame-strip.tsx';
import { LatestNotes } from '#src/features/notes/latest-notes.tsx';
import { Section } from '#src/features/sections/section.island.tsx';
import { Star } from '#src/features/star/star.tsx';
import { trustedMarkup } from '#src/lib/browser/trusted.ts';
import { cx } from '#src/lib/cx.ts';
import { SectionHead } from '#src/ui/layout/section-head.tsx';
import { T } from '#src/ui/layout/t.tsx';
import type { AboutData } from './page.loader.ts';
import styles from './page.module.css';

/** What the printed page shows, which is a CV. */
const onPaper: ReadonlySet<SectionKind> = new Set(['timeline', 'cards', 'list']);

export function AboutPage({ data }: { data: AboutData }) {
  const { words, texts } = data;
  return (
    <div className={cx(styles.about, 'grid', 'page-width page-top')} data-paper>
      <div className={cx(styles.head, 'grid', 'ruled')}>
        <div className={styles.text}>
          <T as="h1" className="no-print">
            {texts.title}
          </T>
          {/* Built from the site's own Markdown, so it is trusted. */}
          <div lang={data.lang} className="prose no-print" dangerouslySetInnerHTML={trustedMarkup(data.html)} />
          <T as="p" className="print-only">
            {data.summary}
          </T>
        </div>
        <div className={styles.card}>
          <ProfileCard profile={data.profile} words={words} cvTitle={data.cvTitle} />
        </div>
        {data.strip ? (
          <div className={styles.strip}>
            <FrameStrip strip={data.strip} />
            <Star place="about" side="above" className={styles.hole} />
          </div>
        ) : (
          <Star place="about" className={styles.tick} />
        )}
      </div>
      {data.sections.map(({ number, section, name }) => {
        if (section)
          return (
            <section key={section.name} className={onPaper.has(section.kind) ? undefined : 'no-print'}>
              <Section section={section} number={number} />
            </section>
          );
        return name === 'notes' ? (
          <LatestNotes key={name} latest={data.notes} number={number} className="no-print" />
        ) : (
          <section key={name}>
            <SectionHead number={number} note={texts.skills.note}>
              <T as="h2">{texts.skills.title}</T>
            </SectionHead>
            <SkillBars skills={data.skills} words={words} />
          </section>
        );
      })}
    </div>
  );
}
