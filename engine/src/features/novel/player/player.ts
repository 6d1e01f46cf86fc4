import { createListeners } from '#src/lib/browser/listeners.ts';
import { initialPlayerState, playerReducer, type PlayerEvent, type PlayerState } from './player-state.ts';

/** Milliseconds without progress before playback counts as silent. */
const stallTimeout = 8000;
/** `HTMLMediaElement.HAVE_FUTURE_DATA`. */
const hasData = 3;

export interface Track {
  id: string;
  address: string;
  title: string;
}

export interface Player {
  state: () => PlayerState;
  subscribe: (listener: () => void) => () => void;
  play: (track: Track) => void;
  pause: () => void;
  seek: (trackId: string, seconds: number) => void;
  setVolume: (volume: number) => void;
  setMuted: (muted: boolean) => void;
}

/** Player with one audio element for the whole page, created on first play: only one track sounds, nothing preloads. */
export function createPlayer(makeAudio: () => HTMLAudioElement = () => new Audio()): Player {
  let state = initialPlayerState;
  let audio: HTMLAudioElement | undefined;
  /** Start position until metadata has loaded; until then the element's `currentTime` is unreliable. */
  let startAt: number | null = null;
  let watch: ReturnType<typeof setTimeout> | undefined;
  // No subscribers left: the page was left, so stop.
  const listeners = createListeners((signal) => signal.addEventListener('abort', () => player.pause()));

  function dispatch(event: PlayerEvent): void {
    state = playerReducer(state, event);
    listeners.notify();
  }

  /** Without an audio device some browsers keep "playing" at the same second: stop and report it. */
  function watchProgress(sound: HTMLAudioElement): void {
    clearTimeout(watch);
    const from = sound.currentTime;
    watch = setTimeout(() => {
      if (sound.paused) return;
      if (sound.readyState < hasData || sound.currentTime !== from) return watchProgress(sound);
      dispatch({ type: 'silent' });
      sound.pause();
    }, stallTimeout);
  }

  function element(): HTMLAudioElement {
    if (audio) return audio;
    const made = makeAudio();
    made.preload = 'none';
    made.volume = state.volume;
    made.muted = state.muted;
    made.addEventListener('loadedmetadata', () => {
      dispatch({ type: 'duration', seconds: made.duration });
      if (startAt) made.currentTime = startAt;
      startAt = null;
    });
    made.addEventListener('timeupdate', () => {
      if (startAt === null) dispatch({ type: 'time', seconds: made.currentTime });
    });
    made.addEventListener('playing', () => dispatch({ type: 'playing' }));
    for (const stop of ['pause', 'error', 'ended']) made.addEventListener(stop, () => clearTimeout(watch));
    made.addEventListener('waiting', () => dispatch({ type: 'waiting' }));
    made.addEventListener('pause', () => dispatch({ type: 'paused' }));
    made.addEventListener('error', () => dispatch({ type: 'failed' }));
    made.addEventListener('ended', () => {
      made.currentTime = 0;
      dispatch({ type: 'ended' });
    });
    audio = made;
    return made;
  }

  const player: Player = {
    state: () => state,
    subscribe: listeners.subscribe,
    play(track) {
      const sound = element();
      if (state.trackId !== track.id || state.status === 'failed') {
        startAt = state.positions[track.id] ?? 0;
        sound.src = track.address;
      }
      dispatch({ type: 'requested', trackId: track.id });
      watchProgress(sound);
      sound.play().catch((error: unknown) => {
        const reason = error instanceof Error ? error.name : '';
        // `AbortError` means that another click interrupted `play()`; neither track failed.
        if (reason === 'AbortError' || state.trackId !== track.id) return;
        dispatch({ type: reason === 'NotAllowedError' ? 'paused' : 'failed' });
      });
    },
    pause() {
      if (!audio) return;
      audio.pause();
      if (state.status === 'loading') dispatch({ type: 'paused' });
    },
    seek(trackId, seconds) {
      dispatch({ type: 'moved', trackId, seconds });
      if (!audio || state.trackId !== trackId) return;
      if (startAt === null && audio.readyState > 0) audio.currentTime = seconds;
      else startAt = seconds;
    },
    setVolume(volume) {
      dispatch({ type: 'volume', volume });
      if (!audio) return;
      audio.volume = state.volume;
      audio.muted = state.muted;
    },
    setMuted(muted) {
      dispatch({ type: 'muted', muted });
      if (audio) audio.muted = muted;
    },
  };
  return player;
}
