import type { DataSource } from '#src/content/data-source.ts';
import { contentHead, type PageHead } from '#src/content/page-head.ts';
import { personAndSite } from '#src/content/person.loader.ts';

export function head(source: DataSource): PageHead {
  const { profile } = source.content;
  const preview = {
    note: profile.roles.map((role) => role[source.language]).join('\n'),
    scene: 'half' as const,
    pictures: profile.portraits.slice(-1).map(({ image }) => image),
  };
  return { ...contentHead('about', source, preview), things: personAndSite(source) };
}
