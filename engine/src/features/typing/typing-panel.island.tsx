import { useState } from 'react';
import { Link } from 'wouter';
import IconPause from '~icons/lucide/pause';
import IconPlay from '~icons/lucide/play';
import { buttonLook } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { cx } from '#src/lib/cx.ts';
import { langOf, plain, type Text } from '#src/lib/text.ts';
import { TypingLine } from './typing-line.island.tsx';
import styles from './typing-panel.module.css';
import type { TypingWords } from './typing-steps.ts';

interface TypingPanelProps {
  words: TypingWords & { pause: string; resume: string };
  contact: { address: string; label: Text };
}

export function TypingPanel({ words, contact }: TypingPanelProps) {
  const [paused, setPaused] = useState(false);
  const Icon = paused ? IconPlay : IconPause;
  return (
    <div className={cx(styles.panel, 'cluster framed')}>
      <TypingLine words={words} paused={paused} className={styles.line} />
      <IconButton
        className={cx(styles.pause, 'script-only')}
        onClick={() => setPaused(!paused)}
        label={paused ? words.resume : words.pause}
      >
        <Icon aria-hidden />
      </IconButton>
      <Link href={contact.address} className={buttonLook({ variant: 'primary' })} lang={langOf(contact.label)}>
        {plain(contact.label)}
      </Link>
    </div>
  );
}
