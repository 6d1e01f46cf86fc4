import { useState } from 'react';
import IconPause from '~icons/lucide/pause';
import IconPlay from '~icons/lucide/play';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { useReducedMotion } from '#src/ui/hooks/use-media-query.ts';
import { TypingLine } from './typing-line.island.tsx';
import styles from './typing-panel.module.css';
import type { TypingWords } from './typing-steps.ts';

interface TypingPanelProps {
  words: TypingWords & { pause: string; resume: string };
}

/** The typing line with a pause button of its own, for pages where nothing else moves. */
export function TypingPanel({ words }: TypingPanelProps) {
  const [paused, setPaused] = useState(false);
  const still = useReducedMotion();
  const Icon = paused ? IconPlay : IconPause;
  return (
    <div className={styles.panel}>
      <TypingLine words={words} paused={paused} className={styles.line} />
      {!still && (
        <IconButton
          className="script-only"
          onClick={() => setPaused(!paused)}
          label={paused ? words.resume : words.pause}
        >
          <Icon aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
