import type { ComponentType, SVGProps } from 'react';
import IconGithub from '~icons/simple-icons/github';
import IconInstagram from '~icons/simple-icons/instagram';
import IconLinkedin from '~icons/lucide/linkedin';
import IconShop from '~icons/lucide/store';
import IconX from '~icons/simple-icons/x';
import { IconLink } from '../controls/icon-button.tsx';
import styles from './social-links.module.css';

export type Network = 'github' | 'linkedin' | 'x' | 'instagram' | 'shop';

const icons: Record<Network, ComponentType<SVGProps<SVGSVGElement>>> = {
  github: IconGithub,
  linkedin: IconLinkedin,
  x: IconX,
  instagram: IconInstagram,
  shop: IconShop,
};

/** A row of icon links to profiles elsewhere, each named after its network. */
export function SocialLinks({ links }: { links: readonly { network: Network; url: string; name: string }[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ network, url, name }) => {
        const Icon = icons[network];
        return (
          <li key={network}>
            <IconLink href={url} rel="me noopener" target="_blank" label={name} title={name}>
              <Icon aria-hidden />
            </IconLink>
          </li>
        );
      })}
    </ul>
  );
}
