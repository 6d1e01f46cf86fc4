import { SocialLinks } from '#src/ui/social-links.tsx';
import type { ContactData } from './contact-data.ts';

/** Address, availability and the way to write. */
export function ContactPage({ data }: { data: ContactData }) {
  const { words, availability } = data;
  return (
    <div className="page-width section grid gap-10">
      <header>
        <h1>{words.title}</h1>
        <p className="lead measure mt-4">{words.intro}</p>
      </header>
      <section>
        <h2>{words.information}</h2>
        <p className="mt-4">
          <a href={`mailto:${data.email}`} className="text-link">
            {data.email}
          </a>
        </p>
        <p>{data.location}</p>
        <SocialLinks links={data.social} />
      </section>
      <section>
        <h2>{words.availability}</h2>
        <p className="mt-4">{words.availabilityStates[availability.state]}</p>
        <p className="measure">{availability.text}</p>
        <p className="meta mt-2">{availability.responseTime}</p>
      </section>
    </div>
  );
}
