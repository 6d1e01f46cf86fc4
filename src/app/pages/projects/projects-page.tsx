import { Contributions } from '#src/features/contributions/contributions.tsx';
import { Catalogue } from '#src/features/projects/catalogue.tsx';
import type { ProjectsData } from './projects-data.ts';

/** Every project, with search, categories and order. */
export function ProjectsPage({ data }: { data: ProjectsData }) {
  return (
    <div className="page-width section">
      <h1>{data.words.title}</h1>
      <p className="lead measure mt-4 mb-10">{data.words.description}</p>
      <Contributions {...data.contributions} />
      <Catalogue entries={data.entries} words={data.words} cardWords={data.cardWords} />
    </div>
  );
}
