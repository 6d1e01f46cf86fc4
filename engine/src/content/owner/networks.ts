import type { DataSource } from '../data-source.ts';
import type { Profile } from '../schemas/profile.ts';

type SocialLink = Profile['social'][number];

/** Networks whose icon has another name in Simple Icons, or is in another set. */
const otherIcons: Readonly<Record<string, string>> = { linkedin: 'lucide/linkedin', shop: 'lucide/store' };

export function iconOfNetwork({ network, icon }: Pick<SocialLink, 'network' | 'icon'>): string {
  return icon ?? otherIcons[network] ?? `simple-icons/${network}`;
}

export function socialLinks({ content, words, say }: DataSource) {
  const known: Readonly<Record<string, string>> = words.shell.social;
  return content.profile.social.map(({ network, url, name, icon }) => ({
    network,
    url,
    name: say(name) ?? known[network] ?? network.charAt(0).toUpperCase() + network.slice(1),
    icon: iconOfNetwork({ network, icon }),
  }));
}
