import { Link } from 'wouter';
import { ProjectCard } from '#src/features/projects/project-card.tsx';
import { ResponsivePicture } from '#src/ui/responsive-picture.tsx';
import { SocialLinks } from '#src/ui/social-links.tsx';
import type { HomeData } from './home-data.ts';

/** The first page: who this is, the best work, and how to get in touch. */
export function HomePage({ data }: { data: HomeData }) {
  const { words, addresses, about } = data;
  const [portrait] = data.portraits;
  return (
    <>
      <section className="page-width section grid gap-8 lg:grid-cols-[1fr_auto] items-center">
        <div>
          <h1>
            {words.greeting} {data.name}
          </h1>
          <p className="text-second text-lead mt-3">{data.roles[0]}</p>
          <p className="lead measure mt-6">{data.intro}</p>
          <p className="flex flex-wrap gap-3 mt-8">
            <a href={addresses.contact} className="button button-primary">
              {words.contactMe}
            </a>
            <a href={addresses.projects} className="button">
              {words.viewProjects}
            </a>
          </p>
          <div className="hidden md:flex items-center gap-4 mt-8">
            <span className="meta">{words.findMeOn}</span>
            <SocialLinks links={data.social} />
          </div>
        </div>
        {portrait && (
          <ResponsivePicture
            picture={portrait.picture}
            alt={portrait.alt}
            sizes="16rem"
            className="size-64 rounded-full"
            important
          />
        )}
      </section>
      <section className="page-width section">
        <h2>{words.featuredProjects}</h2>
        <div className="card-grid mt-8">
          {data.featured.map((project, index) => (
            <ProjectCard key={project.id} project={project} words={data.cardWords} index={index} />
          ))}
        </div>
        <p className="mt-8">
          <Link href={addresses.projects} className="text-link">
            {words.allProjects}
          </Link>
        </p>
      </section>
      <section className="page-width section">
        <h2>{words.stores}</h2>
        <div className="card-grid mt-8">
          {data.stores.map((project, index) => (
            <ProjectCard key={project.id} project={project} words={data.cardWords} index={index} />
          ))}
        </div>
      </section>
      <section className="page-width section">
        <h2>{words.about}</h2>
        <p className="lead measure mt-4">{about.text}</p>
        <dl className="flex flex-wrap gap-10 mt-8">
          {about.figures.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="meta">{label}</dt>
              <dd className="text-h2 font-serif text-second">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4 mt-8">
          {about.groups.map(({ title, items }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul className="mt-2 text-muted">
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className="mt-8">
          <Link href={addresses.about} className="text-link">
            {words.moreAboutMe}
          </Link>
        </p>
      </section>
      <section className="page-width section">
        <h2>{words.newsletter}</h2>
        <p className="lead measure mt-4">{data.newsletter.description}</p>
        <p className="mt-6">
          <a href={data.newsletter.url} target="_blank" rel="noopener" className="button">
            {words.openNewsletter}
          </a>
        </p>
      </section>
      <section className="page-width section">
        <h2>{words.workTogether}</h2>
        <p className="lead measure mt-4">{words.workTogetherText}</p>
        <p className="mt-6">
          <Link href={addresses.contact} className="button button-primary">
            {words.contact}
          </Link>
        </p>
      </section>
    </>
  );
}
