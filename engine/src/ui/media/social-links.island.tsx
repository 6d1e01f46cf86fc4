import { socialIcons } from 'virtual:social-icons';
import { langOf, plain } from '#src/lib/text.ts';
import { IconLink } from '../controls/icon-button.tsx';
import type { SocialLink } from './social-links.tsx';

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
          {Icon && <Icon aria-hidden />}
        </IconLink>
      </li>
    );
  });
}
