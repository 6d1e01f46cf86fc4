import type { ComponentType } from 'react';
import { Link } from 'wouter';
import { AboutSummary } from '#src/features/about/about-summary.tsx';
import { LastSky } from '#src/features/gallery/parts/last-sky.tsx';
import { LatestNotes } from '#src/features/notes/latest-notes.tsx';
import { ProjectCard } from '#src/features/projects/cards/project-card.tsx';
import { ProjectRow } from '#src/features/projects/cards/project-row.tsx';
import type { BuiltInSection } from '#src/content/owner/section-names.ts';
import { format } from '#src/i18n/format.ts';
import { cx } from '#src/lib/cx.ts';
import { langOf, plain } from '#src/lib/text.ts';
import { ButtonLink } from '#src/ui/controls/button.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { Island } from '#src/ui/islands/island.tsx';
import { lazyPart } from '#src/ui/islands/lazy-part.tsx';
import { CardGrid } from '#src/ui/layout/card-grid.tsx';
import { leads } from '#src/ui/layout/leads.ts';
import { SectionHead } from '#src/ui/layout/section-head.tsx';
import { T } from '#src/ui/layout/t.tsx';
import { SkyGround } from '#src/ui/layout/sky-ground.tsx';
import type { HomeData } from './page.loader.ts';
import styles from './page.module.css';

const NewsletterFrame = lazyPart(() =>
  import('#src/features/newsletter/newsletter-frame.island.tsx').then((module) => module.NewsletterFrame),
);
const TypingLine = lazyPart(() =>
  import('#src/features/typing/typing-line.island.tsx').then((module) => module.TypingLine),
);

const inPage = cx(styles.section, 'page-width');

interface Part {
  data: HomeData;
  number: string | undefined;
  paused: boolean;
}

function LastSkyPart({ data: { lastSky, texts, words } }: Part) {
  if (!lastSky) return null;
  return (
    <Island opens="touch">
      <LastSky
        sky={lastSky}
        heading={<T as="h2">{texts.lastSky.title}</T>}
        link={
          <Link href={lastSky.href} asChild>
            <TextLink alone>{words.openSeries}</TextLink>
          </Link>
        }
      />
    </Island>
  );
}

function FeaturedPart({ data, number }: Part) {
  const { words, texts, addresses } = data;
  const count = format(words.featuredCount, { shown: data.featured.length, total: data.projectCount });
  const led = leads(data.featured.length);
  return (
    <Island as="section" className={inPage}>
      <SectionHead number={number} note={texts.featured.intro} data={count}>
        <T as="h2">{texts.featured.title}</T>
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
  );
}

function StoresPart({ data: { texts, stores, cardWords }, number }: Part) {
  return (
    <Island as="section" opens="touch" className={inPage}>
      <SectionHead number={number} note={texts.stores.intro}>
        <T as="h2">{texts.stores.title}</T>
      </SectionHead>
      {stores.map((project) => (
        <ProjectRow key={project.id} project={project} words={cardWords} />
      ))}
    </Island>
  );
}

function AboutPart({ data: { words, texts, addresses, about }, number }: Part) {
  return (
    <Island as="section" opens="touch" className={styles.night}>
      <div className="page-width">
        <p className={cx(styles.nightNumber, 'meta')} aria-hidden>
          {number}
        </p>
        <T as="h2">{texts.about.title}</T>
        <AboutSummary {...about}>
          <Link href={addresses.about} asChild>
            <TextLink alone>{words.moreAboutMe}</TextLink>
          </Link>
        </AboutSummary>
      </div>
    </Island>
  );
}

function NewsletterPart({ data: { words, texts, newsletter }, number }: Part) {
  if (!newsletter) return null;
  return (
    <Island as="section" part={NewsletterFrame} className={inPage}>
      <SectionHead number={number} note={newsletter.description}>
        <T as="h2">{texts.newsletter.title}</T>
      </SectionHead>
      <NewsletterFrame url={newsletter.url} title={newsletter.title} words={words} />
      <p className={styles.more}>
        <TextLink href={newsletter.url} target="_blank" rel="noopener" alone>
          {words.openNewsletter}
        </TextLink>
      </p>
    </Island>
  );
}

function CallToActionPart({ data: { texts, addresses }, number, paused }: Part) {
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

function NotesPart({ data, number }: Part) {
  return <LatestNotes latest={data.notes} number={number} className={inPage} />;
}

/** The site's own sections of the home page. */
export const builtInSections: Readonly<Record<BuiltInSection<'home'>, ComponentType<Part>>> = {
  lastSky: LastSkyPart,
  featured: FeaturedPart,
  stores: StoresPart,
  about: AboutPart,
  notes: NotesPart,
  newsletter: NewsletterPart,
  callToAction: CallToActionPart,
};
