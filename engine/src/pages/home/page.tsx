import { useState, type ComponentProps } from 'react';
import { Link } from 'wouter';
import type { BuiltInSection } from '#src/content/owner/section-names.ts';
import { Hero } from '#src/features/hero/hero.tsx';
import { LatestNotes } from '#src/features/notes/latest-notes.tsx';
import type { SectionData } from '#src/features/sections/section-data.ts';
import { SkyStar } from '#src/features/star/star.tsx';
import { cx } from '#src/lib/cx.ts';
import { langOf, plain } from '#src/lib/text.ts';
import { Button, ButtonLink } from '#src/ui/controls/button.tsx';
import { Island } from '#src/ui/islands/island.tsx';
import { lazyPart } from '#src/ui/islands/lazy-part.tsx';
import { SectionHead } from '#src/ui/layout/section-head.tsx';
import { SkyGround } from '#src/ui/layout/sky-ground.tsx';
import { T } from '#src/ui/layout/t.tsx';
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

const BuiltIn = lazyPart(() => import('./built-in-section.island.tsx').then((module) => module.BuiltInSection));
const TypingLine = lazyPart(() =>
  import('#src/features/typing/typing-line.island.tsx').then((module) => module.TypingLine),
);

const inPage = cx(styles.section, 'page-width');

/** Cards enter and the newsletter loads when they are seen; the other sections only respond to input. */
const islands: Record<
  Exclude<BuiltInSection<'home'>, 'notes' | 'callToAction'>,
  Pick<ComponentProps<typeof Island>, 'as' | 'opens' | 'className'>
> = {
  lastSky: { opens: 'touch' },
  featured: { as: 'section', className: inPage },
  stores: { as: 'section', opens: 'touch', className: inPage },
  about: { as: 'section', opens: 'touch', className: styles.night },
  newsletter: { as: 'section', className: inPage },
};

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

type Sections = HomeData['sections'];

/** The sections, with notes and the newsletter side by side where one follows the other. */
function pairedSections({ sections, notes }: HomeData): Sections[] {
  return sections.reduce<Sections[]>((rows, each) => {
    const last = rows.at(-1)?.at(-1);
    if (notes && last?.name === 'notes' && each.name === 'newsletter') rows.at(-1)?.push(each);
    else rows.push([each]);
    return rows;
  }, []);
}

function HomeSection({ number, section, name, data, paused }: Sections[number] & { data: HomeData; paused: boolean }) {
  if (section) return <OwnPart section={section} number={number} />;
  if (name === 'notes') return <LatestNotes latest={data.notes} number={number} className={inPage} />;
  if (name === 'callToAction') return <CallToAction data={data} number={number} paused={paused} />;
  return (
    <Island part={BuiltIn} {...islands[name]}>
      <BuiltIn name={name} data={data} number={number} />
    </Island>
  );
}

function OwnPart(props: { section: SectionData; number: string | undefined }) {
  return (
    OwnSection && (
      <Island as="section" opens="touch" part={OwnSection} className={inPage}>
        <OwnSection {...props} />
      </Island>
    )
  );
}

interface CallToActionProps {
  data: HomeData;
  number: string | undefined;
  paused: boolean;
}

function CallToAction({ data: { texts, addresses }, number, paused }: CallToActionProps) {
  return (
    <SkyGround as="section" className={styles.together}>
      <Island part={TypingLine} ahead className="page-width">
        <SectionHead number={number}>
          <T as="h2">{texts.callToAction.title}</T>
        </SectionHead>
        <div className={styles.togetherBody}>
          <T as="p" className={cx(styles.togetherText, 'lead')}>
            {texts.callToAction.text}
          </T>
          <TypingLine words={texts.typing} paused={paused} className={styles.togetherTyping} />
          <p>
            <Link href={addresses.contact} asChild>
              <ButtonLink variant="primary" lang={langOf(texts.callToAction.button)}>
                {plain(texts.callToAction.button)}
              </ButtonLink>
            </Link>
          </p>
        </div>
      </Island>
    </SkyGround>
  );
}
