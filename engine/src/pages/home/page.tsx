import { useState, type ComponentProps } from 'react';
import type { BuiltInSection } from '#src/content/owner/section-names.ts';
import { Hero, type HeroProps } from '#src/features/hero/hero.tsx';
import { SkyStar } from '#src/features/star/star.tsx';
import { cx } from '#src/lib/cx.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Island } from '#src/ui/islands/island.tsx';
import { latePart, lazyPart } from '#src/ui/islands/lazy-part.tsx';
import { SkyGround } from '#src/ui/layout/sky-ground.tsx';
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

const BuiltIn = latePart(() => import('./built-in-section.island.tsx').then((module) => module.BuiltInSection));

const inPage = cx(styles.section, 'page-width');

/** Cards enter and the newsletter loads when they are seen; the other sections only respond to input. */
const islands: Record<
  Exclude<BuiltInSection<'home'>, 'callToAction'>,
  Pick<ComponentProps<typeof Island>, 'as' | 'opens' | 'className'>
> = {
  lastSky: { opens: 'touch' },
  notes: { as: 'section', opens: 'touch', className: inPage },
  featured: { as: 'section', className: inPage },
  stores: { as: 'section', opens: 'touch', className: inPage },
  about: { as: 'section', opens: 'touch', className: styles.night },
  newsletter: { as: 'section', className: inPage },
};

export function Page({ data }: { data: HomeData }) {
  const { words, addresses } = data;
  const [paused, setPaused] = useState(false);
  const star = data.star && skyStar(data.star);
  return (
    <>
      <Hero
        owner={data.hero}
        sky={data.sky}
        star={star}
        collage={data.hasCollage ? data : null}
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

      {pairedSections(data).map((pair) => (
        <div key={pair[0]?.name ?? pair[0]?.section?.name} className={pair.length > 1 ? styles.pair : undefined}>
          {pair.map((each) => (
            <HomeSection key={each.name ?? each.section.name} {...each} data={data} paused={paused} />
          ))}
        </div>
      ))}
    </>
  );
}

const skyStar = ({ name, ...link }: NonNullable<HomeData['star']>): HeroProps['star'] => ({
  name,
  draw: (hasTurned) => <SkyStar {...link} noticed={hasTurned} />,
});

type Sections = HomeData['sections'];

/** The sections, with notes and the newsletter side by side where one follows the other. */
function pairedSections({ sections }: HomeData): Sections[] {
  return sections.reduce<Sections[]>((rows, each) => {
    const last = rows.at(-1)?.at(-1);
    if (last?.name === 'notes' && each.name === 'newsletter') rows.at(-1)?.push(each);
    else rows.push([each]);
    return rows;
  }, []);
}

function HomeSection({ number, section, name, data, paused }: Sections[number] & { data: HomeData; paused: boolean }) {
  if (section)
    return (
      OwnSection && (
        <Island as="section" opens="touch" part={OwnSection} className={inPage}>
          <OwnSection section={section} number={number} />
        </Island>
      )
    );
  const part = <BuiltIn name={name} data={data} number={number} paused={paused} />;
  if (name === 'callToAction')
    return (
      <SkyGround as="section" className={styles.together}>
        <Island part={BuiltIn} className="page-width">
          {part}
        </Island>
      </SkyGround>
    );
  return (
    <Island part={BuiltIn} {...islands[name]}>
      {part}
    </Island>
  );
}
