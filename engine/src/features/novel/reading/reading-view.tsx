import { useId, useRef } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { Dialog } from '#src/ui/panels/dialog.tsx';
import type { ChapterView } from '../novel.loader.ts';
import type { Player } from '../player/player.ts';
import { loadExposure, OpenChapter } from './open-chapter.tsx';
import { useChapterText, type LoadTexts } from './use-chapter-text.ts';

interface ReadingViewProps {
  chapters: readonly ChapterView[];
  chapterId: string | null;
  onOpen: (id: string) => void;
  onClose: () => void;
  loadTexts: LoadTexts;
  player: Player;
  words: Dictionary['novel'];
}

export function ReadingView({ chapters, chapterId, onClose, loadTexts, ...rest }: ReadingViewProps) {
  const titleId = useId();
  const title = useRef<HTMLElement>(null);
  const text = useChapterText(chapterId, loadTexts, loadExposure);
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
          text={text}
          onClose={onClose}
          {...rest}
        />
      )}
    </Dialog>
  );
}
