import { socialIcons } from 'virtual:social-icons';
import { cx } from '#src/lib/cx.ts';
import { langOf, plain, type Text } from '#src/lib/text.ts';
import { IconLink } from '../controls/icon-button.tsx';
import styles from './social-links.module.css';

/** A profile on another site. `icon` names one of the icons that the build includes for the owner. */
export interface SocialLink {
  network: string;
  url: string;
  name: Text;
  icon: string;
}

export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  return (
    <ul className={cx(styles.links, 'cluster')}>
      {links.map(({ network, url, name, icon }) => {
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
      })}
    </ul>
  );
}
