import { useGallery } from '#src/features/gallery/use-gallery.ts';
import { Catalogue } from '#src/features/projects/catalogue/catalogue.tsx';
import { openSearch } from '#src/features/search/search-state.ts';
import { FailedPart } from '#src/ui/islands/failed-part.tsx';
import type { ProjectsData } from './page.loader.ts';

export function ProjectsCatalogue({ data }: { data: ProjectsData }) {
  const gallery = useGallery(data.language);
  const { late } = data;
  return (
    <>
      <Catalogue
        {...data}
        {...late}
        onSearchSite={late.searchesSite ? openSearch : undefined}
        onOpenGallery={late.hasGallery ? gallery.open : undefined}
      />
      {gallery.failed && <FailedPart>{late.words.galleryFailed}</FailedPart>}
    </>
  );
}
