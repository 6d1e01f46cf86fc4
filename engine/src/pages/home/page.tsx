import { useState } from 'react';
import { Hero } from '#src/features/hero/hero.tsx';
import type { SectionData } from '#src/features/sections/section-data.ts';
import { SkyStar } from '#src/features/star/star.tsx';
import { cx } from '#src/lib/cx.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Island } from '#src/ui/islands/island.tsx';
import { lazyPart } from '#src/ui/islands/lazy-part.tsx';
import { builtInSections } from './built-in-sections.tsx';
import type { HomeData } from './page.loader.ts';
import styles from './page.module.css';

/** Null when the page has only the site's own sections. A build-time constant, so the code is dropped from the build. */
const OwnSection =
  typeof siteHasHomeSections === 'undefined' || siteHasHomeSections
    ? lazyPart(() => import('#src/features/sections/section.island.tsx').then((module) => module.Section))
    : null;
const TechnologySlider = lazyPart(() =>
  import('#src/features/technologies/technology-slider.island.tsx').then((module) => module.TechnologySlider),
);

export function HomePage({ data }: { data: HomeData }) {
  const { words, addresses } = data;
  const [paused, setPaused] = useState(false);
  return (
    <>
      <Hero
        owner={data.hero}
        sky={data.sky}
        star={data.star && ((hasTurned) => data.star && <SkyStar {...data.star} noticed={hasTurned} />)}
        collage={data.collage}
        addresses={addresses}
        words={words}
        paused={paused}
      />
      {data.technologies.length > 0 ? (
        <Island part={TechnologySlider}>
          <TechnologySlider
            technologies={data.technologies}
            note={data.technologiesNote}
            words={words}
            paused={paused}
            onPause={setPaused}
          />
        </Island>
      ) : (
        <p className="page-width">
          <Button variant="quiet" className="script-only" onClick={() => setPaused(!paused)}>
            {paused ? words.resumeAnimations : words.pauseAnimations}
          </Button>
        </p>
      )}

      {data.sections.map(({ number, section, name }) => {
        if (section) return <OwnPart key={section.name} section={section} number={number} />;
        const BuiltIn = builtInSections[name];
        return <BuiltIn key={name} data={data} number={number} paused={paused} />;
      })}
    </>
  );
}

function OwnPart(props: { section: SectionData; number: string | undefined }) {
  return (
    OwnSection && (
      <Island as="section" opens="touch" part={OwnSection} className={cx(styles.section, 'page-width')}>
        <OwnSection {...props} />
      </Island>
    )
  );
}
