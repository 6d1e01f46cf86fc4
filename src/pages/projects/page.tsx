import { Contributions } from '#src/features/contributions/contributions.tsx';
import { useGallery } from '#src/features/gallery/use-gallery.ts';
import { Catalogue } from '#src/features/projects/catalogue/catalogue.tsx';
import { TypingPanel } from '#src/features/typing/typing-panel.tsx';
import { SectionHead } from '#src/ui/layout/section-head.tsx';
import styles from './page.module.css';
import type { ProjectsData } from './page.loader.ts';

/** Every project, with search, categories and order. */
export function ProjectsPage({ data }: { data: ProjectsData }) {
  const gallery = useGallery(data.language);
  return (
    <div className="page-width page-top">
      <SectionHead note={data.texts.intro} noteLang={data.texts.langs?.intro}>
        <h1 lang={data.texts.langs?.title}>{data.texts.title}</h1>
      </SectionHead>
      {data.contributions && <Contributions {...data.contributions} />}
      <Catalogue
        filters={data.filters}
        entries={data.entries}
        words={data.words}
        cardWords={data.cardWords}
        onOpenGallery={data.hasGallery ? gallery.open : undefined}
      />
      <div className={styles.typing}>
        <TypingPanel words={data.typing} />
      </div>
      {gallery.failed && (
        <p role="alert" className={styles.galleryFailure}>
          {data.words.galleryFailed}
        </p>
      )}
    </div>
  );
}
