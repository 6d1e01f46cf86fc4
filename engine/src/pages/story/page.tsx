import { useGallery } from '#src/features/gallery/use-gallery.ts';
import { Article } from '#src/features/article/article.tsx';
import { Button, ButtonLink } from '#src/ui/controls/button.tsx';
import type { StoryPageData } from './page.loader.ts';

export function Page({ data }: { data: StoryPageData }) {
  const { story, galleryWords } = data;
  const { visit, code, gallery: work } = story;
  const gallery = useGallery(data.language);
  return (
    <Article
      article={story.article}
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
