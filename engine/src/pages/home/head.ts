import type { DataSource } from '#src/content/data-source.ts';
import { contentHead, type PageHead } from '#src/content/page-head.ts';
import { personAndSite } from '#src/content/person.loader.ts';

export function head(source: DataSource): PageHead {
  const { content, language } = source;
  const { profile, site } = content;
  const parts = site.pages.home?.title[language].split(/ [·|—–] /) ?? [];
  const portrait = profile.portraits[0]?.image ?? '';
  return {
    ...contentHead('home', source, {
      // The name is on every preview: what the owner does is the large text.
      title:
        parts.find((part) => part !== profile.name[language] && part !== site.name[language]) ??
        profile.roles[0]?.[language],
      ...(profile.heroPicture
        ? { scene: 'half', pictures: [profile.heroPicture.image] }
        : { scene: site.motif === 'plain' ? 'half' : 'sky', pictures: [portrait] }),
    }),
    things: personAndSite(source),
  };
}
