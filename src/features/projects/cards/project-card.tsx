import type { Dictionary } from '#src/i18n/dictionary.ts';
import { cx } from '#src/lib/cx.ts';
import { ButtonLink } from '#src/ui/controls/button.tsx';
import { DisabledButton } from '#src/ui/controls/disabled-button.tsx';
import type { ProjectCardData } from './card.loader.ts';
import { Card } from './card.tsx';
import styles from './project-card.module.css';

interface ProjectCardProps {
  project: ProjectCardData;
  words: Dictionary['card'];
  /** True for a card that is seen without scrolling. */
  important?: boolean;
  /** True where links lead to the card by its project's id. A page that shows a project twice can have no such place. */
  anchor?: boolean;
}

/** One project: picture, host, status, date, description, tags and what can be opened. */
export function ProjectCard({ project, words, important, anchor = false }: ProjectCardProps) {
  const host = project.host ?? project.placeholderHost;
  return (
    <Card
      entry={project}
      anchor={anchor ? project.id : undefined}
      important={important}
      head={(title) => (
        <div className={styles.head}>
          <img src={project.icon} alt="" width="40" height="40" className={styles.icon} loading="lazy" />
          <div className={styles.names}>
            {title}
            {host && <p className={cx(styles.host, 'meta')}>{host}</p>}
          </div>
        </div>
      )}
      facts={<Facts project={project} words={words} />}
      tagsLabel={words.tags}
      actions={
        <>
          <DemoButton project={project} words={words} />
          <CodeButton project={project} words={words} />
          {project.packageUrl && (
            <ButtonLink href={project.packageUrl} download size="dense">
              {words.downloadApk}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

type PartProps = Pick<ProjectCardProps, 'project' | 'words'>;

function Facts({ project, words }: PartProps) {
  return (
    <>
      <span className={styles.status} data-status={project.status}>
        {words.status[project.status]}
      </span>
      <time dateTime={project.date}>{project.dateText}</time>
      {project.hot && <span className={styles.hot}>{words.hot}</span>}
      {project.featured && <span className={styles.featured}>{words.featured}</span>}
    </>
  );
}

function DemoButton({ project, words }: PartProps) {
  if (project.demoUrl && !project.blocked) {
    return (
      <ButtonLink href={project.demoUrl} target="_blank" rel="noopener" variant="primary" size="dense">
        {words.viewProject}
      </ButtonLink>
    );
  }
  return (
    <DisabledButton
      reason={project.blocked ? words.demoBlocked : words.demoMissing}
      blocked={project.blocked}
      size="dense"
    >
      {words.viewProject}
    </DisabledButton>
  );
}

function CodeButton({ project, words }: PartProps) {
  if (!project.codeUrl) {
    return (
      <DisabledButton reason={words.privateCode} size="dense">
        {words.viewCode}
      </DisabledButton>
    );
  }
  return (
    <ButtonLink href={project.codeUrl} target="_blank" rel="noopener" size="dense">
      {words.viewCode}
    </ButtonLink>
  );
}
