import { useId } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { DisabledButton } from '#src/ui/controls/disabled-button.tsx';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import type { ProjectCardData } from './card.loader.ts';

interface ProjectCardProps {
  project: ProjectCardData;
  words: Dictionary['card'];
  /** Place in its grid, for the staggered entrance. */
  index: number;
  /** True for a card that is seen without scrolling. */
  important?: boolean;
  /** True where links lead to the card by its project's id. A page that shows a project twice can have no such place. */
  anchor?: boolean;
}

const latestStagger = 6;

/** On phones a share of the real width: their dense screens would fetch four times what an eye can tell apart. */
export const cardSizes = '(min-width: 64rem) 24rem, (min-width: 44rem) 44vw, 60vw';

/** One project: picture, host, status, date, description, tags and what can be opened. */
export function ProjectCard({ project, words, index, important = false, anchor = false }: ProjectCardProps) {
  const titleId = useId();
  return (
    <article
      id={anchor ? project.id : undefined}
      aria-labelledby={titleId}
      className="card rise"
      data-stagger={Math.min(index, latestStagger)}
    >
      <div className="card-mount">
        <ResponsivePicture
          picture={project.picture}
          alt={project.alt}
          sizes={cardSizes}
          className="card-picture"
          important={important}
        />
      </div>
      <div className="card-body">
        <div className="card-head">
          <img src={project.icon} alt="" width="40" height="40" className="card-icon" loading="lazy" />
          <div>
            <h3 id={titleId}>{project.title}</h3>
            <p className="meta card-host">{project.host ?? words.placeholderHost}</p>
          </div>
        </div>
        <p className="card-meta meta">
          <span className="status" data-status={project.status}>
            {words.status[project.status]}
          </span>
          <time dateTime={project.date}>{project.dateText}</time>
          {project.hot && <span className="hot">{words.hot}</span>}
          {project.featured && <span className="featured">{words.featured}</span>}
        </p>
        <p className="card-text">{project.description}</p>
        <CardTags tags={project.tags} label={words.tags} />
        <div className="card-actions">
          <DemoButton project={project} words={words} />
          {project.codeUrl ? (
            <a href={project.codeUrl} target="_blank" rel="noopener" className="button button-small">
              {words.viewCode}
            </a>
          ) : (
            <DisabledButton reason={words.privateCode} size="dense">
              {words.viewCode}
            </DisabledButton>
          )}
          {project.packageUrl && (
            <a href={project.packageUrl} download className="button button-small">
              {words.downloadApk}
            </a>
          )}
        </div>
      </div>
    </article>
  );
}

function DemoButton({ project, words }: Pick<ProjectCardProps, 'project' | 'words'>) {
  if (project.blocked) {
    return (
      <DisabledButton reason={words.demoBlocked} size="dense" blocked>
        {words.viewProject}
      </DisabledButton>
    );
  }
  if (!project.demoUrl) {
    return (
      <DisabledButton reason={words.demoMissing} size="dense">
        {words.viewProject}
      </DisabledButton>
    );
  }
  return (
    <a href={project.demoUrl} target="_blank" rel="noopener" className="button button-small button-primary">
      {words.viewProject}
    </a>
  );
}

/** The tags of a card, as a quiet list. */
export function CardTags({ tags, label }: { tags: readonly string[]; label: string }) {
  return (
    <ul className="card-tags" aria-label={label}>
      {tags.map((tag) => (
        <li key={tag} className="tag">
          {tag}
        </li>
      ))}
    </ul>
  );
}
