import { FrameStrip } from '#src/features/gallery/parts/frame-strip.tsx';
import { LatestNotes } from '#src/features/notes/latest-notes.tsx';
import { Star } from '#src/features/star/star.tsx';
import { trustedMarkup } from '#src/lib/browser/trusted.ts';
import { cx } from '#src/lib/cx.ts';
import { Island } from '#src/ui/islands/island.tsx';
import { lazyPart } from '#src/ui/islands/lazy-part.tsx';
import { SectionHead } from '#src/ui/layout/section-head.tsx';
import { T } from '#src/ui/layout/t.tsx';
import type { AboutData } from './page.loader.ts';
import styles from './page.module.css';

const ProfileCard = lazyPart(() =>
  import('#src/features/about/profile-card.island.tsx').then((module) => module.ProfileCard),
);
const Section = lazyPart(() => import('#src/features/sections/section.island.tsx').then((module) => module.Section));
const SkillBars = lazyPart(() =>
  import('#src/features/about/skill-bars.island.tsx').then((module) => module.SkillBars),
);

export function Page({ data }: { data: AboutData }) {
  const { words, texts } = data;
  return (
    <div className={cx(styles.about, 'grid', 'page-width page-top')}>
      <div className={cx(styles.head, 'page-head grid relative ruled')}>
        <div className={styles.text}>
          <T as="h1">{texts.title}</T>
          {/* Built from the site's own Markdown, so it is trusted. */}
          <div lang={data.lang} className="prose" dangerouslySetInnerHTML={trustedMarkup(data.html)} />
        </div>
        <Island opens="touch" part={ProfileCard} className={styles.card}>
          <ProfileCard profile={data.profile} words={words} cvTitle={data.cvTitle} />
        </Island>
        {data.strip ? (
          <div className={cx(styles.strip, 'relative')}>
            <FrameStrip strip={data.strip} />
            <Star place="about" side="above" className={styles.hole} />
          </div>
        ) : (
          <Star place="about" className={styles.tick} />
        )}
      </div>
      {data.projects && (
        <Island as="section" opens="touch" part={Section} className="print-only">
          <Section section={data.projects} number={undefined} />
        </Island>
      )}
      {data.sections.map(({ number, section, name }) => {
        if (section)
          return (
            <Island key={section.name} as="section" opens="touch" part={Section}>
              <Section section={section} number={number} />
            </Island>
          );
        return name === 'notes' ? (
          data.notes && (
            <section key={name} className="no-print">
              <LatestNotes latest={data.notes} number={number} />
            </section>
          )
        ) : (
          <section key={name}>
            <SectionHead number={number} title={texts.skills.title} note={texts.skills.note} />
            <Island part={SkillBars}>
              <SkillBars skills={data.skills} words={words} />
            </Island>
          </section>
        );
      })}
    </div>
  );
}
