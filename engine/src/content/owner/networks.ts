import type { Dictionary } from '#src/i18n/dictionary.ts';
import { sayIn } from '../borrowed.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Profile } from '../schemas/profile.ts';

type SocialLink = Profile['social'][number];

/** Networks whose icon has another name in Simple Icons, or is in another set. */
const otherIcons: Readonly<Record<string, string>> = { linkedin: 'lucide/linkedin', shop: 'lucide/store' };

export function iconOfNetwork({ network, icon }: Pick<SocialLink, 'network' | 'icon'>): string {
  return icon ?? otherIcons[network] ?? `simple-icons/${network}`;
}

export function socialLinks(social: readonly SocialLink[], names: Dictionary['shell']['social'], language: Language) {
  const known: Readonly<Record<string, string>> = names;
  const say = sayIn(language);
  return social.map(({ network, url, name, icon }) => ({
    network,
    url,
    name: say(name) ?? known[network] ?? network.charAt(0).toUpperCase() + network.slice(1),
    icon: iconOfNetwork({ network, icon }),
  }));
}
