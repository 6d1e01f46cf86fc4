import IconGrip from '~icons/lucide/grip-vertical';
import IconMinimize from '~icons/lucide/minus';
import IconReset from '~icons/lucide/rotate-ccw';
import IconRestore from '~icons/lucide/chevron-up';
import IconClose from '~icons/lucide/x';
import { cx } from '#src/lib/cx.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import type { ChatData } from '../chat.loader.ts';
import { mostResponses, usageTone, useRemainingResponses } from '../usage/chat-usage.ts';
import type { useWindowPosition } from '../window/use-window-position.ts';
import styles from './chat-header.module.css';

interface ChatHeaderProps {
  titleId: string;
  words: ChatData['words'];
  minimized: boolean;
  position: ReturnType<typeof useWindowPosition>;
  onMinimize: () => void;
  onReset: () => void;
  onClose: () => void;
}

const colours = { ok: 'finished', warn: 'in-progress', low: 'alert' } as const;

/** Title, remaining replies and window buttons. Drag the bar to move the window, or use the grip with the keyboard. */
export function ChatHeader({ titleId, words, minimized, position, onMinimize, onReset, onClose }: ChatHeaderProps) {
  const remaining = useRemainingResponses();
  const tone = usageTone(remaining);
  const minimizeLabel = minimized ? words.restore : words.minimize;
  return (
    <div className={cx(styles.header, 'row')} data-minimized={minimized} onPointerDown={position.onPointerDown}>
      <button
        type="button"
        className={cx(styles.grip, 'centred muted')}
        aria-label={words.move}
        onKeyDown={position.onKeyDown}
      >
        <IconGrip aria-hidden />
      </button>
      <h2 id={titleId} className={styles.title}>
        {words.title}
      </h2>
      <p className={cx(styles.remaining, 'mono')}>
        <span className="sr-only">{words.remaining}</span>
        <span data-tone={tone} style={{ color: `var(--${colours[tone]})` }}>{`${remaining}/${mostResponses}`}</span>
      </p>
      <div className={styles.controls} onPointerDown={(event) => event.stopPropagation()}>
        <IconButton label={words.reset} title={words.reset} onClick={onReset}>
          <IconReset aria-hidden />
        </IconButton>
        <IconButton label={minimizeLabel} title={minimizeLabel} onClick={onMinimize}>
          {minimized ? <IconRestore aria-hidden /> : <IconMinimize aria-hidden />}
        </IconButton>
        <IconButton label={words.close} title={words.close} onClick={onClose}>
          <IconClose aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
