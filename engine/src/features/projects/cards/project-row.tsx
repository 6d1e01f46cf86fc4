import type { Dictionary } from '#src/i18n/dictionary.ts';
import { T } from '#src/ui/layout/t.tsx';
import type { ProjectCardData } from './card.loader.ts';
import { EntryRow } from './entry-row.tsx';
import { ProjectActions } from './project-actions.tsx';
import { TitleLink } from './title-link.tsx';

interface ProjectRowProps {
  project: ProjectCardData;
  words: Dictionary['card'];
}

export function ProjectRow({ project, words }: ProjectRowProps) {
  return (
    <EntryRow
      entry={project}
      title={<TitleLink href={project.href}>{project.title}</TitleLink>}
      facts={<T>{project.host}</T>}
      description={project.description}
      actions={<ProjectActions project={project} words={words} />}
    />
  );
}
