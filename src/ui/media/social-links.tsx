import { socialIcons } from 'virtual:social-icons';
import { IconLink } from '../controls/icon-button.tsx';
import styles from './social-links.module.css';

/** A profile elsewhere. `icon` is the name of a drawing that the build brings along for the site's owner. */
export interface SocialLink {
  network: string;
  url: string;
  name: string;
  /** The language of the name, where that is not the page's. */
  lang?: string | undefined;
  icon: string;
}

/** A row of icon links to profiles elsewhere, each named after its network. */
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
