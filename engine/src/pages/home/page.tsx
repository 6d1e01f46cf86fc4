import { useState } from 'react';
import { Link } from 'wouter';
import { AboutSummary } from '#src/features/about/about-summary.tsx';
import { LastSky } from '#src/features/gallery/parts/last-sky.tsx';
import { Hero } from '#src/features/hero/hero.tsx';
import { LatestNotes } from '#src/features/notes/latest-notes.tsx';
import { ProjectCard } from '#src/features/projects/cards/project-card.tsx';
import { ProjectRow } from '#src/features/projects/cards/project-row.tsx';
import { format } from '#src/i18n/format.ts';
import { cx } from '#src/lib/cx.ts';
import { Button, ButtonLink } from '#src/ui/controls/button.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { Island } from '#src/ui/islands/island.tsx';
import { lazyPart } from '#src/ui/islands/lazy-part.tsx';
import { CardGrid } from '#src/ui/layout/card-grid.tsx';
import { leads } from '#src/ui/layout/leads.ts';
import { SectionHead } from '#src/ui/layout/section-head.tsx';
import { SkyGround } from '#src/ui/layout/sky-ground.tsx';
import type { HomeData } from './page.loader.ts';
import styles from './page.module.css';

const NewsletterFrame = lazyPart(() =>
  import('#src/features/newsletter/newsletter-frame.island.tsx').then((module) => module.NewsletterFrame),
);
const TechnologySlider = lazyPart(() =>
  import('#src/features/technologies/technology-slider.island.tsx').then((module) => module.TechnologySlider),
);
const TypingLine = lazyPart(() =>
  import('#src/features/typing/typing-line.island.tsx').then((module) => module.TypingLine),
);

export function HomePage({ data }: { data: HomeData }) {
  const { words, texts, addresses, about, newsletter, numbers } = data;
  const [paused, setPaused] = useState(false);
  const count = format(words.featuredCount, { shown: data.featured.length, total: data.projectCount });
  const led = leads(data.featured.length);
  return (
    <>
      <Hero
        owner={data.hero}
        sky={data.sky}
        collage={data.collage}
        addresses={addresses}
        words={words}
        paused={paused}
      />
      {data.technologies.length > 0 ? (
        <Island part={TechnologySlider}>
          <TechnologySlider technologies={data.technologies} words={words} paused={paused} onPause={setPaused} />
        </Island>
      ) : (
        <p className="page-width">
          <Button variant="quiet" className="script-only" onClick={() => setPaused(!paused)}>
            {paused ? words.resumeAnimations : words.pauseAnimations}
          </Button>
        </p>
      )}

      {data.lastSky && (
        <Island opens="touch">
          <LastSky
            sky={data.lastSky}
            heading={<h2 lang={texts.lastSky.langs?.title}>{texts.lastSky.title}</h2>}
            link={
              <Link href={data.lastSky.href} asChild>
                <TextLink alone>{words.openSeries}</TextLink>
              </Link>
            }
          />
        </Island>
      )}

      {numbers.featured && (
        <Island as="section" className={cx(styles.section, 'page-width')}>
          <SectionHead
            number={numbers.featured}
            note={texts.featured.intro}
            noteLang={texts.featured.langs?.intro}
            data={count}
          >
            <h2 lang={texts.featured.langs?.title}>{texts.featured.title}</h2>
          </SectionHead>
          <CardGrid carousel led={led}>
            {data.featured.map((project, index) => (
              <ProjectCard key={project.id} project={project} words={data.cardWords} lead={index === 0 && led} />
            ))}
          </CardGrid>
          <p className={styles.more}>
            <Link href={addresses.projects} asChild>
              <TextLink alone>{words.allProjects}</TextLink>
            </Link>
          </p>
        </Island>
      )}

      {numbers.stores && (
        <Island as="section" opens="touch" className={cx(styles.section, 'page-width')}>
          <SectionHead number={numbers.stores} note={texts.stores.intro} noteLang={texts.stores.langs?.intro}>
            <h2 lang={texts.stores.langs?.title}>{texts.stores.title}</h2>
          </SectionHead>
          {data.stores.map((project) => (
            <ProjectRow key={project.id} project={project} words={data.cardWords} />
          ))}
        </Island>
      )}

      <Island as="section" opens="touch" className={styles.night}>
        <div className="page-width">
          <p className={cx(styles.nightNumber, 'meta')} aria-hidden>
            {numbers.about}
          </p>
          <h2 lang={texts.about.langs?.title}>{texts.about.title}</h2>
          <AboutSummary {...about}>
            <Link href={addresses.about} asChild>
              <TextLink alone>{words.moreAboutMe}</TextLink>
            </Link>
          </AboutSummary>
        </div>
      </Island>

      <LatestNotes latest={data.notes} number={numbers.notes} className={cx(styles.section, 'page-width')} />

      {newsletter && (
        <Island as="section" part={NewsletterFrame} className={cx(styles.section, 'page-width')}>
          <SectionHead
            number={numbers.newsletter}
            note={newsletter.description}
            noteLang={newsletter.langs?.description}
          >
            <h2 lang={texts.newsletter.langs?.title}>{texts.newsletter.title}</h2>
          </SectionHead>
          <NewsletterFrame url={newsletter.url} title={newsletter.title} lang={newsletter.langs?.title} words={words} />
          <p className={styles.more}>
            <TextLink href={newsletter.url} target="_blank" rel="noopener" alone>
              {words.openNewsletter}
            </TextLink>
          </p>
        </Island>
      )}

      <SkyGround as="section" className={styles.together}>
        <Island part={TypingLine} ahead className="page-width">
          <SectionHead number={numbers.workTogether}>
            <h2 lang={texts.callToAction.langs?.title}>{texts.callToAction.title}</h2>
          </SectionHead>
          <div className={styles.togetherBody}>
            {texts.callToAction.text && (
              <p lang={texts.callToAction.langs?.text} className={cx(styles.togetherText, 'lead')}>
                {texts.callToAction.text}
              </p>
            )}
            <TypingLine words={texts.typing} paused={paused} className={styles.togetherTyping} />
            <p>
              <Link href={addresses.contact} asChild>
                <ButtonLink variant="primary" lang={texts.callToAction.langs?.button}>
                  {texts.callToAction.button}
                </ButtonLink>
              </Link>
            </p>
          </div>
        </Island>
      </SkyGround>
    </>
  );
}
