import { socialIcons } from 'virtual:social-icons';
import { IconLink } from '../controls/icon-button.tsx';
import styles from './social-links.module.css';

/** A profile on another site. `icon` names one of the icons that the build includes for the owner. */
export interface SocialLink {
  network: string;
  url: string;
  name: string;
  lang?: string | undefined;
  icon: string;
}

export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ network, url, name, lang, icon }) => {
        const Icon = socialIcons[icon];
        return (
          <li key={network}>
            <IconLink href={url} rel="me noopener" target="_blank" label={name} title={name} lang={lang}>
              {Icon && <Icon aria-hidden />}
            </IconLink>
          </li>
        );
      })}
    </ul>
  );
}
