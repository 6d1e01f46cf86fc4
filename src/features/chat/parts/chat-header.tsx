import IconGrip from '~icons/lucide/grip-vertical';
import IconMinimize from '~icons/lucide/minus';
import IconReset from '~icons/lucide/rotate-ccw';
import IconRestore from '~icons/lucide/chevron-up';
import IconClose from '~icons/lucide/x';
import type { ChatData } from '../chat-data.ts';
import { usageTone } from '../usage/chat-usage.ts';
import type { useWindowPosition } from '../hooks/use-window-position.ts';
import { useRemainingResponses } from '../usage/usage-store.ts';

interface ChatHeaderProps {
  titleId: string;
  words: ChatData['words'];
  minimized: boolean;
  position: ReturnType<typeof useWindowPosition>;
  onMinimize: () => void;
  onReset: () => void;
  onClose: () => void;
}

/** Title, replies left and the window's buttons. The whole bar drags the window; its grip moves it by keyboard. */
export function ChatHeader({ titleId, words, minimized, position, onMinimize, onReset, onClose }: ChatHeaderProps) {
  const remaining = useRemainingResponses();
  return (
    <header className="chat-header" onPointerDown={position.onPointerDown}>
      <button type="button" className="chat-grip" aria-label={words.move} onKeyDown={position.onKeyDown}>
        <IconGrip aria-hidden />
      </button>
      <h2 id={titleId} className="chat-title">
        {words.title}
      </h2>
      <p className="chat-remaining">
        <span className="sr-only">{words.remaining}</span>
        <span data-tone={usageTone(remaining)}>{`${remaining}/10`}</span>
      </p>
      <div className="chat-controls" data-chat-control>
        <button type="button" className="icon-button" aria-label={words.reset} title={words.reset} onClick={onReset}>
          <IconReset aria-hidden />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={minimized ? words.restore : words.minimize}
          title={minimized ? words.restore : words.minimize}
          onClick={onMinimize}
        >
          {minimized ? <IconRestore aria-hidden /> : <IconMinimize aria-hidden />}
        </button>
        <button type="button" className="icon-button" aria-label={words.close} title={words.close} onClick={onClose}>
          <IconClose aria-hidden />
        </button>
      </div>
    </header>
  );
}
