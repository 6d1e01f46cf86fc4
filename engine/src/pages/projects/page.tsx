import { Contributions } from '#src/features/contributions/contributions.tsx';
import { useGallery } from '#src/features/gallery/use-gallery.ts';
import { Catalogue } from '#src/features/projects/catalogue/catalogue.tsx';
import { Star } from '#src/features/star/star.tsx';
import { Island } from '#src/ui/islands/island.tsx';
import { lazyPart } from '#src/ui/islands/lazy-part.tsx';
import { SectionHead } from '#src/ui/layout/section-head.tsx';
import { T } from '#src/ui/layout/t.tsx';
import styles from './page.module.css';
import type { ProjectsData } from './page.loader.ts';

const TypingPanel = lazyPart(() =>
  import('#src/features/typing/typing-panel.island.tsx').then((module) => module.TypingPanel),
);

export function ProjectsPage({ data }: { data: ProjectsData }) {
  const gallery = useGallery(data.language);
  const contributions = data.contributions && <Contributions {...data.contributions} />;
  return (
    <div className="page-width page-top">
      <SectionHead note={data.texts.intro} beside={!data.contributionsBelow && contributions}>
        <T as="h1">{data.texts.title}</T>
        <Star place="projects" className={styles.star} />
      </SectionHead>
      <Catalogue
        filters={data.filters}
        entries={data.entries}
        language={data.language}
        words={data.words}
        cardWords={data.cardWords}
        onOpenGallery={data.hasGallery ? gallery.open : undefined}
      />
      {data.contributionsBelow && <div className={styles.contributions}>{contributions}</div>}
      <Island part={TypingPanel} ahead className={styles.typing}>
        <TypingPanel words={data.typing} />
      </Island>
      {gallery.failed && (
        <p role="alert" className={styles.galleryFailure}>
          {data.words.galleryFailed}
        </p>
      )}
    </div>
  );
}
