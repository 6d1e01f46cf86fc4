import type { Dictionary } from '#src/i18n/dictionary.ts';
import { ButtonLink } from '#src/ui/controls/button.tsx';
import { DisabledButton } from '#src/ui/controls/disabled-button.tsx';
import type { ProjectCardData } from './card.loader.ts';

interface ProjectActionsProps {
  project: ProjectCardData;
  words: Dictionary['card'];
}

/** What can be opened of a project: its demo, its code and its package. What cannot says why. */
export function ProjectActions({ project, words }: ProjectActionsProps) {
  return (
    <>
      <DemoButton project={project} words={words} />
      <CodeButton project={project} words={words} />
      {project.packageUrl && (
        <ButtonLink href={project.packageUrl} download variant="quiet">
          {words.downloadApk}
        </ButtonLink>
      )}
    </>
  );
}

function DemoButton({ project, words }: ProjectActionsProps) {
  if (project.demoUrl && !project.blocked) {
    return (
      <ButtonLink href={project.demoUrl} target="_blank" rel="noopener" size="dense">
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

function CodeButton({ project, words }: ProjectActionsProps) {
  if (!project.codeUrl) {
    return (
      <DisabledButton reason={words.privateCode} variant="quiet">
        {words.viewCode}
      </DisabledButton>
    );
  }
  return (
    <ButtonLink href={project.codeUrl} target="_blank" rel="noopener" variant="quiet">
      {words.viewCode}
    </ButtonLink>
  );
}
