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
  const { demo, code, blocked, showsCode, packageUrl } = project;
  return (
    <>
      {demo && !blocked ? (
        <ButtonLink href={demo.url} target="_blank" rel="noopener" size="dense">
          {words.viewProject}
        </ButtonLink>
      ) : (
        <DisabledButton reason={blocked ? words.demoBlocked : words.demoMissing} blocked size="dense">
          {words.viewProject}
        </DisabledButton>
      )}
      {code && (
        <ButtonLink href={code} target="_blank" rel="noopener" variant="quiet">
          {words.viewCode}
        </ButtonLink>
      )}
      {!code && showsCode && (
        <DisabledButton reason={words.privateCode} variant="quiet">
          {words.viewCode}
        </DisabledButton>
      )}
      {packageUrl && (
        <ButtonLink href={packageUrl} download variant="quiet">
          {words.downloadApk}
        </ButtonLink>
      )}
    </>
  );
}
