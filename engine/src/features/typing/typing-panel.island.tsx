import { useState } from 'react';
import IconPause from '~icons/lucide/pause';
import IconPlay from '~icons/lucide/play';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { cx } from '#src/lib/cx.ts';
import { TypingLine } from './typing-line.island.tsx';
import styles from './typing-panel.module.css';
import type { TypingWords } from './typing-steps.ts';

interface TypingPanelProps {
  words: TypingWords & { pause: string; resume: string };
}

/** The typing line with its own pause button, for pages without other animations. */
export function TypingPanel({ words }: TypingPanelProps) {
  const [paused, setPaused] = useState(false);
  const Icon = paused ? IconPlay : IconPause;
  return (
    <div className={cx(styles.panel, 'row')}>
      <TypingLine words={words} paused={paused} className={styles.line} />
      <IconButton
        className={cx(styles.pause, 'script-only')}
        onClick={() => setPaused(!paused)}
        label={paused ? words.resume : words.pause}
      >
        <Icon aria-hidden />
      </IconButton>
    </div>
  );
}
