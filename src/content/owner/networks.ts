import type { Dictionary } from '#src/i18n/dictionary.ts';
import { langsOf } from '../borrowed.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Profile } from '../schemas/profile.ts';

type SocialLink = Profile['social'][number];

/** Networks whose icon is not that of their name in Simple Icons. */
const otherIcons: Readonly<Record<string, string>> = { linkedin: 'lucide/linkedin', shop: 'lucide/store' };

/** The icon of a link to a network: the owner's choice, or the one that the network's name has. */
export function iconOfNetwork({ network, icon }: Pick<SocialLink, 'network' | 'icon'>): string {
  return icon ?? otherIcons[network] ?? `simple-icons/${network}`;
}

/** The owner's links to networks, as the pages of a language show them. */
export function socialLinks(social: readonly SocialLink[], names: Dictionary['shell']['social'], language: Language) {
  const known: Readonly<Record<string, string>> = names;
  return social.map(({ network, url, name, icon }) => ({
    network,
    url,
    name: name?.[language] ?? known[network] ?? network.charAt(0).toUpperCase() + network.slice(1),
    lang: langsOf({ name }, language)?.name,
    icon: iconOfNetwork({ network, icon }),
  }));
}
