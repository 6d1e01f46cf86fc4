import { useCallback, useId, useRef } from 'react';
import { useLoaded } from '#src/ui/hooks/use-loaded.ts';
import { Dialog } from '#src/ui/panels/dialog.tsx';
import type { ChapterView } from '../novel.loader.ts';
import { loadExposure, OpenChapter, type OpenChapterProps } from './open-chapter.tsx';

export interface ReadingViewProps extends Pick<OpenChapterProps, 'onOpen' | 'onClose' | 'player' | 'words'> {
  chapters: readonly ChapterView[];
  chapterId: string | null;
  /** All texts as HTML, by chapter id, in one small file. */
  loadTexts: () => Promise<Readonly<Record<string, string>>>;
}

export function ReadingView({ chapters, chapterId, onClose, loadTexts, ...rest }: ReadingViewProps) {
  const titleId = useId();
  const title = useRef<HTMLElement>(null);
  const load = useCallback(async () => {
    const [texts] = await Promise.all([loadTexts(), loadExposure()]);
    return texts;
  }, [loadTexts]);
  const { value: texts, failed, retry } = useLoaded(load, chapterId !== null);
  const index = chapters.findIndex((chapter) => chapter.id === chapterId);
  const chapter = chapters[index];
  return (
    <Dialog open={chapter !== undefined} onClose={onClose} labelledBy={titleId} firstFocus={title} size="full">
      {chapter && (
        <OpenChapter
          key={chapter.id}
          chapter={chapter}
          number={index + 1}
          previous={chapters[index - 1]}
          next={chapters[index + 1]}
          titleId={titleId}
          titleRef={title}
          text={{ html: texts?.[chapter.id], failed, retry }}
          onClose={onClose}
          {...rest}
        />
      )}
    </Dialog>
  );
}
