import type { ComponentType } from 'react';
import { Link } from 'wouter';
import { AboutSummary } from '#src/features/about/about-summary.tsx';
import { LastSky } from '#src/features/gallery/parts/last-sky.tsx';
import { LatestNotes } from '#src/features/notes/latest-notes.tsx';
import { NewsletterFrame } from '#src/features/newsletter/newsletter-frame.tsx';
import { ProjectCard } from '#src/features/projects/cards/project-card.tsx';
import { EntryRow } from '#src/features/projects/cards/entry-row.tsx';
import { ProjectActions } from '#src/features/projects/cards/project-actions.tsx';
import { TitleLink } from '#src/features/projects/cards/title-link.tsx';
import { TypingLine } from '#src/features/typing/typing-line.island.tsx';
import { format } from '#src/i18n/format.ts';
import { cx } from '#src/lib/cx.ts';
import { langOf, plain } from '#src/lib/text.ts';
import { buttonLook } from '#src/ui/controls/button.tsx';
import { textLook, TextLink } from '#src/ui/controls/text-link.tsx';
import { leads } from '#src/ui/layout/leads.ts';
import { SectionHead } from '#src/ui/layout/section-head.tsx';
import { T } from '#src/ui/layout/t.tsx';
import { Carousel } from './carousel.tsx';
import type { HomeData } from './page.loader.ts';
import styles from './page.module.css';

interface Part {
  data: HomeData;
  number: string | undefined;
  paused: boolean;
}

function LastSkyPart({ data: { words, late } }: Part) {
  const { lastSky, texts } = late;
  if (!lastSky) return null;
  return (
    <LastSky
      sky={lastSky}
      heading={<T as="h2">{texts.lastSky.title}</T>}
      link={
        <Link href={lastSky.href} className={textLook({ alone: true })}>
          {words.openSeries}
        </Link>
      }
    />
  );
}

function FeaturedPart({ data, number }: Part) {
  const { words, addresses } = data;
  const { texts, featured, projectCount, cardWords } = data.late;
  const count = format(words.featuredCount, { shown: featured.length, total: projectCount });
  const led = leads(featured.length);
  return (
    <>
      <SectionHead number={number} title={texts.featured.title} note={texts.featured.intro} data={count} />
      <Carousel names={featured.map(({ title }) => plain(title))} led={led}>
        {featured.map((project, index) => (
          <ProjectCard key={project.id} project={project} words={cardWords} lead={index === 0 && led} />
        ))}
      </Carousel>
      <p className={styles.more}>
        <Link href={addresses.projects} className={textLook({ alone: true })}>
          {words.allProjects}
        </Link>
      </p>
    </>
  );
}

function StoresPart({ data: { late }, number }: Part) {
  return (
    <>
      <SectionHead number={number} title={late.texts.stores.title} note={late.texts.stores.intro} />
      {late.stores.map((project) => (
        <EntryRow
          key={project.id}
          entry={project}
          title={<TitleLink href={project.href}>{project.title}</TitleLink>}
          facts={<T>{project.host}</T>}
          description={project.description}
          actions={<ProjectActions project={project} words={late.cardWords} />}
        />
      ))}
    </>
  );
}

function AboutPart({ data: { words, addresses, late }, number }: Part) {
  return (
    <div className="page-width">
      <p className={cx(styles.nightNumber, 'meta')} aria-hidden>
        {number}
      </p>
      <T as="h2">{late.texts.about.title}</T>
      <AboutSummary {...late.about}>
        <Link href={addresses.about} className={textLook({ alone: true })}>
          {words.moreAboutMe}
        </Link>
      </AboutSummary>
    </div>
  );
}

function NewsletterPart({ data: { words, late }, number }: Part) {
  const { newsletter, texts } = late;
  if (!newsletter) return null;
  return (
    <>
      <SectionHead number={number} title={texts.newsletter.title} note={newsletter.description} />
      <NewsletterFrame url={newsletter.url} title={newsletter.title} words={words} />
      <p className={styles.more}>
        <TextLink href={newsletter.url} target="_blank" rel="noopener" alone>
          {words.openNewsletter}
        </TextLink>
      </p>
    </>
  );
}

function NotesPart({ data, number }: Part) {
  return <LatestNotes latest={data.late.notes} number={number} />;
}

function CallToActionPart({ data: { late, addresses }, number, paused }: Part) {
  return (
    <>
      <SectionHead number={number} title={late.texts.callToAction.title} />
      <div className={cx(styles.togetherBody, 'grid')}>
        <T as="p" className={cx(styles.togetherText, 'lead')}>
          {late.texts.callToAction.text}
        </T>
        <TypingLine words={late.texts.typing} paused={paused} className={styles.togetherTyping} />
        <p>
          <Link
            href={addresses.contact}
            className={buttonLook({ variant: 'primary' })}
            lang={langOf(late.texts.callToAction.button)}
          >
            {plain(late.texts.callToAction.button)}
          </Link>
        </p>
      </div>
    </>
  );
}

const parts = {
  lastSky: LastSkyPart,
  featured: FeaturedPart,
  stores: StoresPart,
  about: AboutPart,
  newsletter: NewsletterPart,
  notes: NotesPart,
  callToAction: CallToActionPart,
} satisfies Record<string, ComponentType<Part>>;

/** The site's own sections of the home page, but for those that need no code of their own. */
export function BuiltInSection({ name, ...part }: Part & { name: keyof typeof parts }) {
  const Content = parts[name];
  return <Content {...part} />;
}
