import type { DataSource } from '#src/content/data-source.ts';
import { contentHead, type PageHead } from '#src/content/page-head.ts';

export function head(source: DataSource): PageHead {
  return contentHead('contact', source, { note: source.content.profile.email, scene: 'letter' });
}
