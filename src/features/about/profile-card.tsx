import IconPrinter from '~icons/lucide/printer';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import type { Picture } from '#src/lib/picture.ts';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import { SocialLinks, type Network } from '#src/ui/media/social-links.tsx';
import { webHost } from '#src/lib/web-address.ts';

interface ProfileCardData {
  name: string;
  roles: readonly string[];
  location: string;
  email: string;
  website: string;
  social: readonly { network: Network; url: string; name: string }[];
  languages: readonly { name: string; level: string }[];
  portrait: { picture: Picture; alt: string } | undefined;
}

interface ProfileCardProps {
  profile: ProfileCardData;
  words: Dictionary['about'];
}

/** Portrait and facts beside the text; in print, the head of the CV. */
export function ProfileCard({ profile, words }: ProfileCardProps) {
  return (
    <aside className="profile-card">
      {profile.portrait && (
        <ResponsivePicture
          picture={profile.portrait.picture}
          alt={profile.portrait.alt}
          sizes="(min-width: 60rem) 20rem, 92vw"
          className="profile-portrait"
          important
        />
      )}
      <div className="profile-facts">
        <p className="profile-name">{profile.name}</p>
        <ul className="profile-roles">
          {profile.roles.map((role) => (
            <li key={role}>{role}</li>
          ))}
        </ul>
        <dl className="fact-list">
          <div>
            <dt className="meta">{words.location}</dt>
            <dd>{profile.location}</dd>
          </div>
          <div>
            <dt className="meta">{words.email}</dt>
            <dd>
              <a href={`mailto:${profile.email}`} className="text-link">
                {profile.email}
              </a>
            </dd>
          </div>
          <div className="print-only">
            <dt className="meta">{words.website}</dt>
            <dd>{shortAddress(profile.website)}</dd>
          </div>
          {profile.social.map(({ network, url, name }) => (
            <div key={network} className="print-only">
              <dt className="meta">{name}</dt>
              <dd>{shortAddress(url)}</dd>
            </div>
          ))}
          <div>
            <dt className="meta">{words.languages}</dt>
            <dd>
              {profile.languages.map(({ name, level }) => (
                <span key={name} className="spoken-language">
                  {name} <span className="spoken-level">{level}</span>
                </span>
              ))}
            </dd>
          </div>
        </dl>
        <div className="profile-actions no-print">
          <SocialLinks links={profile.social} />
          <button type="button" className="button needs-script" onClick={() => window.print()}>
            <IconPrinter aria-hidden />
            {words.printCv}
          </button>
        </div>
      </div>
    </aside>
  );
}

/** An address as one writes it on paper: `https://www.example.com/a` → `example.com/a`. */
function shortAddress(address: string): string {
  return webHost(address) ? address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '') : address;
}
