import { useState } from 'react';
import { Link } from 'wouter';
import { AboutSummary } from '#src/features/about/about-summary.tsx';
import { Hero } from '#src/features/hero/hero.tsx';
import { NewsletterFrame } from '#src/features/newsletter/newsletter-frame.tsx';
import { TechnologySlider } from '#src/features/technologies/technology-slider.tsx';
import { ProjectCard } from '#src/features/projects/project-card.tsx';
import { TypingLine } from '#src/features/typing/typing-line.tsx';
import { format } from '#src/i18n/format.ts';
import { CardGrid } from '#src/ui/layout/card-grid.tsx';
import { SectionHead } from '#src/ui/layout/section-head.tsx';
import type { HomeData } from './page.loader.ts';

/** The first page: who this is, the best work, and how to get in touch. */
export function HomePage({ data }: { data: HomeData }) {
  const { words, addresses, about, newsletter } = data;
  const [paused, setPaused] = useState(false);
  const count = format(words.featuredCount, { shown: data.featured.length, total: data.projectCount });
  return (
    <>
      <Hero owner={data.hero} collage={data.collage} addresses={addresses} words={words} paused={paused} />
      <TechnologySlider technologies={data.technologies} words={words} paused={paused} onPause={setPaused} />

      <section className="page-width home-section">
        <SectionHead number="01" note={words.featuredIntro} data={count}>
          <h2>{words.featuredProjects}</h2>
        </SectionHead>
        <Cards projects={data.featured} words={data.cardWords} />
        <p className="section-more">
          <Link href={addresses.projects} className="text-link">
            {words.allProjects}
          </Link>
        </p>
      </section>

      <section className="page-width home-section">
        <SectionHead number="02" note={words.storesIntro}>
          <h2>{words.stores}</h2>
        </SectionHead>
        <Cards projects={data.stores} words={data.cardWords} />
      </section>

      <section className="page-width home-section">
        <SectionHead number="03">
          <h2>{words.about}</h2>
        </SectionHead>
        <AboutSummary {...about}>
          <Link href={addresses.about} className="text-link">
            {words.moreAboutMe}
          </Link>
        </AboutSummary>
      </section>

      <section className="page-width home-section">
        <SectionHead number="04" note={newsletter.description}>
          <h2>{words.newsletter}</h2>
        </SectionHead>
        <NewsletterFrame url={newsletter.url} title={newsletter.title} words={words} />
        <p className="section-more">
          <a href={newsletter.url} target="_blank" rel="noopener" className="text-link">
            {words.openNewsletter}
          </a>
        </p>
      </section>

      <section className="together meets-footer">
        <div className="sky-corner" aria-hidden />
        <div className="page-width">
          <SectionHead number="05">
            <h2>{words.workTogether}</h2>
          </SectionHead>
          <div className="together-body indented">
            <p className="lead">{words.workTogetherText}</p>
            <TypingLine words={data.typing} paused={paused} />
            <p>
              <Link href={addresses.contact} className="button button-primary">
                {words.contact}
              </Link>
            </p>
          </div>
        </div>
      </section>
    </>
  );
}

function Cards({ projects, words }: { projects: HomeData['featured']; words: HomeData['cardWords'] }) {
  return (
    <CardGrid>
      {projects.map((project, index) => (
        <ProjectCard key={project.id} project={project} words={words} index={index} />
      ))}
    </CardGrid>
  );
}
