import { useSearch } from 'wouter';
import { useAddressHash } from '#src/lib/browser/history.ts';
import { useEntryPage } from '#src/features/projects/catalogue/use-entry-page.ts';
import { Star } from '#src/features/star/star.tsx';
import { FailedPart } from '#src/ui/islands/failed-part.tsx';
import { Island } from '#src/ui/islands/island.tsx';
import { latePart, lazyPart } from '#src/ui/islands/lazy-part.tsx';
import { SectionHead } from '#src/ui/layout/section-head.tsx';
import { T } from '#src/ui/layout/t.tsx';
import styles from './page.module.css';
import type { ProjectsData } from './page.loader.ts';

const Contributions = lazyPart(() =>
  import('#src/features/contributions/contributions.island.tsx').then((module) => module.Contributions),
);
const Catalogue = latePart(() => import('./catalogue.island.tsx').then((module) => module.ProjectsCatalogue));
const TypingPanel = lazyPart(() =>
  import('#src/features/typing/typing-panel.island.tsx').then((module) => module.TypingPanel),
);

export function Page({ data }: { data: ProjectsData }) {
  // An address with a search or an open gallery draws the catalogue again.
  useSearch();
  useAddressHash();
  useEntryPage(data.paging);
  const contributions = data.contributions && (
    <Island part={Contributions}>
      <Contributions {...data.contributions} />
    </Island>
  );
  return (
    <div className="page-width page-top">
      <SectionHead note={data.texts.intro} beside={!data.contributionsBelow && contributions}>
        <T as="h1">{data.texts.title}</T>
        <Star place="projects" className={styles.star} />
      </SectionHead>
      <Island opens="touch" part={Catalogue} failed={<FailedPart>{data.failed}</FailedPart>}>
        <Catalogue data={data} />
      </Island>
      {data.contributionsBelow && <div className={styles.contributions}>{contributions}</div>}
      <Island part={TypingPanel} ahead className={styles.typing}>
        <TypingPanel words={data.typing} contact={data.contact} />
      </Island>
    </div>
  );
}
