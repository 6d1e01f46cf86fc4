import { memo } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { cx } from '#src/lib/cx.ts';
import { T } from '#src/ui/layout/t.tsx';
import type { ProjectCardData } from './card.loader.ts';
import { Card } from './card.tsx';
import { ProjectActions } from './project-actions.tsx';
import styles from './project-card.module.css';

interface ProjectCardProps {
  project: ProjectCardData;
  words: Dictionary['card'];
  lead?: boolean;
  important?: boolean;
  /** Uses the project's id as anchor. Off on pages that show a project twice. */
  anchor?: boolean;
  /** On phones a small picture beside the title. */
  compact?: boolean;
}

export const ProjectCard = memo(function ProjectCard(props: ProjectCardProps) {
  const { project, words, lead, important, anchor = false, compact = false } = props;
  return (
    <Card
      entry={project}
      href={project.href}
      lead={lead}
      anchor={anchor ? project.id : undefined}
      important={important}
      className={compact ? styles.compact : undefined}
      head={(title) => (
        <div className={cx(styles.head, 'row')}>
          <img src={project.icon} alt="" width="40" height="40" className={styles.icon} loading="lazy" />
          <div className="shrinks">
            {title}
            <T as="p" className={cx(styles.host, 'meta')}>
              {project.host}
            </T>
          </div>
        </div>
      )}
      facts={
        <>
          <ProjectStatus status={project.status} words={words} />
          <time dateTime={project.date}>{project.dateText}</time>
          {project.hot && <span className={styles.hot}>{words.hot}</span>}
          {project.featured && <span className="accent">{words.featured}</span>}
        </>
      }
      tagsLabel={words.tags}
      actions={<ProjectActions project={project} words={words} />}
    />
  );
});

export function ProjectStatus({ status, words }: { status: ProjectCardData['status']; words: Dictionary['card'] }) {
  return (
    <span className={styles.status} data-status={status}>
      {words.status[status]}
    </span>
  );
}
