import type { Dictionary } from '#src/i18n/dictionary.ts';
import { ButtonLink } from '#src/ui/controls/button.tsx';
import { DisabledButton } from '#src/ui/controls/disabled-button.tsx';
import type { ProjectCardData } from './card.loader.ts';

interface ProjectActionsProps {
  project: ProjectCardData;
  words: Dictionary['card'];
}

/** Links to a project's demo, code and package. Unavailable ones are disabled and give the reason. */
export function ProjectActions({ project, words }: ProjectActionsProps) {
  return (
    <>
      <DemoButton project={project} words={words} />
      {project.showsCode && <CodeButton project={project} words={words} />}
      {project.packageUrl && (
        <ButtonLink href={project.packageUrl} download variant="quiet">
          {words.downloadApk}
        </ButtonLink>
      )}
    </>
  );
}

function DemoButton({ project, words }: ProjectActionsProps) {
  if (project.demo && !project.blocked) {
    return (
      <ButtonLink href={project.demo.url} target="_blank" rel="noopener" size="dense">
        {words.viewProject}
      </ButtonLink>
    );
  }
  return (
    <DisabledButton reason={project.blocked ? words.demoBlocked : words.demoMissing} blocked size="dense">
      {words.viewProject}
    </DisabledButton>
  );
}

function CodeButton({ project, words }: ProjectActionsProps) {
  if (!project.code) {
    return (
      <DisabledButton reason={words.privateCode} variant="quiet">
        {words.viewCode}
      </DisabledButton>
    );
  }
  return (
    <ButtonLink href={project.code} target="_blank" rel="noopener" variant="quiet">
      {words.viewCode}
    </ButtonLink>
  );
}
