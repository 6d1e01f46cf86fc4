import type { Picture } from '#src/lib/picture.ts';
import type { Place } from '#src/lib/sidereal-time.ts';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { SocialLinks, type Network } from '#src/ui/media/social-links.tsx';
import { Collage } from './collage.tsx';
import { Portrait } from './portrait.tsx';
import { ProjectsLink } from './projects-link.tsx';
import { RoleLine } from './role-line.tsx';
import { SkyChart, SkyData } from './sky-chart.tsx';

interface HeroProps {
  owner: {
    name: string;
    intro: string;
    roles: readonly string[];
    portraits: readonly { picture: Picture; alt: string }[];
    social: readonly { network: Network; url: string; name: string }[];
    location: string;
    coordinates: Place;
  };
  collage: readonly { id: string; title: string; picture: Picture }[];
  addresses: { contact: string; projects: string };
  words: Dictionary['home'];
  /** True while the visitor has stopped what moves. */
  paused: boolean;
}

/** Who this is, in one screen: the owner at the pole of tonight's sky. */
export function Hero({ owner, collage, addresses, words, paused }: HeroProps) {
  return (
    <section className="hero">
      <div className="page-width hero-grid">
        <div className="hero-text">
          <SkyData coordinates={owner.coordinates} location={owner.location} words={words} />
          <h1 className="hero-title">
            <span className="hero-greeting">{words.greeting}</span> <span className="hero-name">{owner.name}</span>
          </h1>
          <RoleLine roles={owner.roles} paused={paused} />
          <p className="hero-intro">{owner.intro}</p>
          <p className="hero-actions">
            <a href={addresses.contact} className="button button-primary">
              {words.contactMe}
            </a>
            <ProjectsLink href={addresses.projects}>{words.viewProjects}</ProjectsLink>
          </p>
          <div className="hero-social">
            <span className="meta">{words.findMeOn}</span>
            <SocialLinks links={owner.social} />
          </div>
        </div>
        <div className="hero-stage">
          <SkyChart coordinates={owner.coordinates} />
          <Collage pictures={collage} projectsAddress={addresses.projects}>
            <Portrait portraits={owner.portraits} changeLabel={words.changePhoto} />
          </Collage>
        </div>
      </div>
    </section>
  );
}
