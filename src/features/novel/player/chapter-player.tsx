import { useEffect, useRef, useSyncExternalStore } from 'react';
import IconPause from '~icons/lucide/pause';
import IconPlay from '~icons/lucide/play';
import IconMuted from '~icons/lucide/volume-x';
import IconVolume from '~icons/lucide/volume-2';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import type { ChapterView } from '../novel.loader.ts';
import { clockTime, initialPlayerState, trackView } from './player-state.ts';
import type { Player } from './player.ts';
import { Slider } from './slider.tsx';

interface ChapterPlayerProps {
  chapter: ChapterView;
  player: Player;
  words: Dictionary['novel'];
}

/** The controls of one chapter's audio; all of a page's controls share one player. */
export function ChapterPlayer({
  chapter,
  player,
  words: { player: words, chapter: chapterWords },
}: ChapterPlayerProps) {
  const state = useSyncExternalStore(player.subscribe, player.state, () => initialPlayerState);
  const { id, title, audio } = chapter;
  const { status, position, duration } = trackView(state, id, chapter.audioSeconds ?? 0);
  const group = useFocusKept(status === 'failed');
  if (!audio) return <p className="chapter-note">{chapterWords.noAudio}</p>;

  const play = () => player.play({ id, address: audio, title });
  const isActive = status === 'playing' || status === 'loading';
  const times = { elapsed: clockTime(position), total: clockTime(duration) };
  return (
    <div ref={group} role="group" aria-label={format(words.label, { title })} className="player" data-status={status}>
      <noscript>
        {/* eslint-disable-next-line jsx-a11y/media-has-caption -- its transcript is the chapter's own text */}
        <audio controls preload="none" src={audio} />
      </noscript>
      {status === 'failed' ? (
        <div role="alert" className="player-failure">
          <p>{words.failed}</p>
          <button type="button" className="button button-small" onClick={play}>
            {words.retry}
          </button>
        </div>
      ) : (
        <div className="player-controls js-only">
          <button
            type="button"
            className="player-button"
            aria-label={isActive ? words.pause : words.play}
            onClick={isActive ? player.pause : play}
          >
            {isActive ? <IconPause aria-hidden /> : <IconPlay aria-hidden />}
          </button>
          <Slider
            className="player-position"
            label={words.position}
            value={position}
            max={duration}
            step={1}
            valueText={format(words.timeOf, times)}
            onChange={(seconds) => player.seek(id, seconds)}
          />
          <p className="meta player-time">
            {status === 'loading' ? words.loading : `${times.elapsed} / ${times.total}`}
          </p>
          <button
            type="button"
            className="icon-button player-mute"
            aria-label={state.muted ? words.unmute : words.mute}
            onClick={() => player.setMuted(!state.muted)}
          >
            {state.muted ? <IconMuted aria-hidden /> : <IconVolume aria-hidden />}
          </button>
          <Slider
            className="player-volume"
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

/** A failure and a new attempt swap the button that was pressed for another, which takes the focus over. */
function useFocusKept(failed: boolean) {
  const group = useRef<HTMLDivElement>(null);
  const had = useRef(failed);
  useEffect(() => {
    if (had.current === failed) return;
    had.current = failed;
    if (document.activeElement === document.body)
      group.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [failed]);
  return group;
}
