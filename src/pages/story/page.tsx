import { useGallery } from '#src/features/gallery/use-gallery.ts';
import { Story } from '#src/features/stories/story.tsx';
import { Button, ButtonLink } from '#src/ui/controls/button.tsx';
import type { StoryPageData } from './page.loader.ts';

/** The story of a project or a work, with what can be opened of it. */
export function StoryPage({ data }: { data: StoryPageData }) {
  const { story, galleryWords } = data;
  const { visit, code, gallery: work } = story;
  const gallery = useGallery(data.language);
  return (
    <Story
      story={story}
      actions={
        <>
          {visit && (
            <ButtonLink href={visit.href} target="_blank" rel="noopener" variant="primary">
              {visit.label}
            </ButtonLink>
          )}
          {code && (
            <ButtonLink href={code} target="_blank" rel="noopener" variant="quiet">
              {data.codeLabel}
            </ButtonLink>
          )}
          {work && (
            <Button
              variant="primary"
              className="script-only"
              onClick={({ currentTarget }) => gallery.open(work, currentTarget)}
            >
              {galleryWords.open}
            </Button>
          )}
          {gallery.failed && <p role="alert">{galleryWords.failed}</p>}
        </>
      }
    />
  );
}
