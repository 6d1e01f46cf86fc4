import { useState, useSyncExternalStore, type CSSProperties } from 'react';
import IconPause from '~icons/lucide/pause';
import IconPlay from '~icons/lucide/play';
import IconMuted from '~icons/lucide/volume-x';
import IconVolume from '~icons/lucide/volume-2';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { cx } from '#src/lib/cx.ts';
import { plain } from '#src/lib/text.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Slider } from '#src/ui/forms/slider.tsx';
import { focusWhenLost } from '#src/lib/browser/focus-when-shown.ts';
import type { ChapterView } from '../novel.loader.ts';
import styles from './chapter-player.module.css';
import { initialPlayerState, playingTime, trackView, type Player } from './player.ts';

interface ChapterPlayerProps {
  chapter: ChapterView;
  player: Player;
  words: Dictionary['novel'];
  /** True to show the controls at the foot of the window while this is the current track. */
  docks?: boolean;
  className?: string;
}

/** Audio of a chapter: a button, and all controls once it was pressed. All chapters of a page share one player. */
export function ChapterPlayer({
  chapter,
  player,
  words: { player: words, chapter: chapterWords },
  docks,
  className,
}: ChapterPlayerProps) {
  const state = useSyncExternalStore(player.subscribe, player.state, () => initialPlayerState);
  const [isPressed, setPressed] = useState(false);
  const { id, audio } = chapter;
  const title = plain(chapter.title);
  const { status, position, duration } = trackView(state, id, chapter.audioSeconds ?? 0);
  if (!audio) return <p className={cx(styles.missing, 'muted')}>{chapterWords.noAudio}</p>;

  const play = () => {
    setPressed(true);
    player.play({ id, address: audio, title });
  };
  const isCurrent = state.trackId === id;
  const isActive = status === 'playing' || status === 'loading';
  const isDocked = docks && isCurrent;
  const times = { elapsed: playingTime(position), total: playingTime(duration) };
  return (
    <div
      role="group"
      aria-label={format(chapter.isForeign ? words.labelForeign : words.label, {
        title,
        language: chapter.languageName,
      })}
      className={cx(styles.player, 'touch-high', className)}
      data-status={status}
      data-docked={isDocked || undefined}
    >
      {/* In the row of the current track, whose controls are at the foot of the window. */}
      {isDocked && (
        <p
          className={cx('meta row touch-high accent', styles.mark)}
          style={{ '--share': position / duration } as CSSProperties}
          aria-hidden
        >
          {isActive ? <IconVolume /> : <IconPause />} {times.elapsed} / {times.total}
        </p>
      )}
      <noscript>
        {/* eslint-disable-next-line jsx-a11y/media-has-caption -- the chapter's text is the transcript */}
        <audio controls preload="none" src={audio} />
      </noscript>
      {status === 'failed' || status === 'silent' ? (
        <div role="alert" className={cx(styles.failure, 'row cluster')}>
          <p>{words[status]}</p>
          <Button ref={focusWhenLost} size="small" onClick={play}>
            {words.retry}
          </Button>
        </div>
      ) : !isCurrent && state.positions[id] === undefined ? (
        <Button size="small" className="script-only" onClick={play}>
          <IconPlay aria-hidden />
          {`${words.play} ${times.total}`}
        </Button>
      ) : (
        <div className={cx(styles.controls, 'script-only grid items-centre')}>
          <p className={cx(styles.name, 'serif')} aria-hidden>
            {title}
          </p>
          <IconButton
            // Replaces the button that was pressed.
            ref={isPressed ? focusWhenLost : undefined}
            className={styles.play}
            label={isActive ? words.pause : words.play}
            onClick={isActive ? player.pause : play}
          >
            {isActive ? <IconPause aria-hidden /> : <IconPlay aria-hidden />}
          </IconButton>
          <Slider
            className={styles.position}
            label={words.position}
            value={position}
            max={duration}
            step={1}
            valueText={format(words.timeOf, times)}
            onChange={(seconds) => player.seek(id, seconds)}
          />
          <p className={cx('meta', styles.time)}>
            {status === 'loading' ? words.loading : `${times.elapsed} / ${times.total}`}
          </p>
          <IconButton label={state.muted ? words.unmute : words.mute} onClick={() => player.setMuted(!state.muted)}>
            {state.muted ? <IconMuted aria-hidden /> : <IconVolume aria-hidden />}
          </IconButton>
          <Slider
            className={styles.volume}
            label={words.volume}
            value={state.volume}
            max={1}
            step={0.05}
            valueText={format(words.percent, { value: Math.round(state.volume * 100) })}
            onChange={player.setVolume}
          />
        </div>
      )}
    </div>
  );
}
