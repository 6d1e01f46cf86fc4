import { useState } from 'react';
import IconPause from '~icons/lucide/pause';
import IconPlay from '~icons/lucide/play';
import { useReducedMotion } from '#src/ui/hooks/use-media-query.ts';
import { TypingLine } from './typing-line.tsx';
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
    <div className="typing-panel">
      <TypingLine words={words} paused={paused} />
      {!still && (
        <button
          type="button"
          className="icon-button script-only"
          onClick={() => setPaused(!paused)}
          aria-label={paused ? words.resume : words.pause}
        >
          <Icon aria-hidden />
        </button>
      )}
    </div>
  );
}
