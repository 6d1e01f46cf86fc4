import { socialIcons } from 'virtual:social-icons';
import { langOf, plain, type Text } from '#src/lib/text.ts';
import { shortAddress } from '#src/lib/web-address.ts';
import { IconLink } from '../controls/icon-button.tsx';

/** A profile on another site. `icon` names one of the icons that the build includes for the owner. */
export interface SocialLink {
  network: string;
  url: string;
  name: Text;
  icon: string;
}

export function SocialLinkItems({ links }: { links: readonly SocialLink[] }) {
  return links.map(({ network, url, name, icon }) => {
    const Icon = socialIcons[icon];
    return (
      <li key={network}>
        <IconLink
          href={url}
          rel="me noopener"
          target="_blank"
          label={plain(name)}
          title={plain(name)}
          lang={langOf(name)}
        >
          {Icon && <Icon aria-hidden className="no-print" />}
          <span className="print-only">{shortAddress(url)}</span>
        </IconLink>
      </li>
    );
  });
}
