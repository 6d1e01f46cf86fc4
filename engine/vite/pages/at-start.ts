import type { Content } from '#src/content/content.ts';
import { writtenSite } from '#src/content/edition.ts';
import { allFeatures } from '#src/content/owner/absent.ts';
import { accentOf } from '#src/content/owner/accent.ts';
import { listedSections } from '#src/content/owner/sections.ts';
import { siteEntries } from '#src/content/owner/site-entries.ts';
import { otherFiles } from '#src/content/read/files.ts';
import { loadContent } from '#src/content/read/load.ts';
import type { DrawnSky } from '../pictures/sky.ts';

export type AtStart = ReturnType<typeof atStart>;

/** What the compiled code contains, from valid content or guessed; in development, until `renew`. */
export function atStart(root: string, drafts: boolean, known?: Content) {
  return {
    features: known?.features ?? { ...allFeatures, novel: seemsToHaveNovel(root) },
    entries: siteEntries(known),
    /** In development, the list in `site.yaml` may change without a restart. */
    hasHomeSections:
      drafts || (known ? listedSections(known.sections, known.site.sections, ['home']).length > 0 : false),
    accent: accentOf(known?.site ?? {}),
    sky: (known && known.site.motif !== 'plain' ? known.profile.coordinates.latitude : null) satisfies DrawnSky,
  };
}

/** The content at start; undefined while it is invalid, which is reported when it is used. */
export function knownContent(root: string, drafts: boolean): Content | undefined {
  try {
    return loadContent(root, undefined, { drafts });
  } catch {
    return undefined;
  }
}

/** Guesses from invalid content whether there is a novel, so that a missing novel page is not reported as well. */
function seemsToHaveNovel(root: string): boolean {
  const { features } = writtenSite(root) as { features?: { novel?: unknown } };
  return features?.novel !== false && otherFiles(root, new Set(), 'content/novel').length > 0;
}
