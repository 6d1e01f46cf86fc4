import { createListeners } from '#src/lib/browser/listeners.ts';

interface PlayerState {
  trackId: string | null;
  /** `silent`: playing, but without an audio device, so that time does not advance. */
  status: 'paused' | 'loading' | 'playing' | 'failed' | 'silent';
  /** Seconds, by track. */
  positions: Readonly<Record<string, number>>;
  /** Seconds, by track; known once its file has loaded. */
  durations: Readonly<Record<string, number>>;
  /** 0 to 1. */
  volume: number;
  muted: boolean;
}

export const initialPlayerState: PlayerState = {
  trackId: null,
  status: 'paused',
  positions: {},
  durations: {},
  volume: 0.8,
  muted: false,
};

/** The state for one track, in whole seconds; a track that is not current appears paused. */
export function trackView(state: PlayerState, trackId: string, knownSeconds: number) {
  const duration = Math.max(1, Math.round(state.durations[trackId] ?? knownSeconds));
  return {
    status: state.trackId === trackId ? state.status : 'paused',
    position: Math.min(duration, Math.floor(state.positions[trackId] ?? 0)),
    duration,
  };
}

/** `75` → `1:15`. */
export function playingTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}

/** Milliseconds without progress before playback counts as silent. */
const stallTimeout = 8000;
/** `HTMLMediaElement.HAVE_FUTURE_DATA`. */
const hasData = 3;

export interface Track {
  id: string;
  address: string;
  title: string;
}

export type Player = ReturnType<typeof createPlayer>;

/** Player with one audio element for the whole page, created on first play: only one track sounds, nothing preloads. */
export function createPlayer(makeAudio: () => HTMLAudioElement = () => new Audio()) {
  let state = initialPlayerState;
  let audio: HTMLAudioElement | undefined;
  /** Start position until metadata has loaded; until then the element's `currentTime` is unreliable. */
  let startAt: number | null = null;
  let watch: ReturnType<typeof setTimeout> | undefined;
  // No subscribers left: the page was left, so stop.
  const listeners = createListeners((signal) => signal.addEventListener('abort', pause));

  function update(part: Partial<PlayerState>): void {
    state = { ...state, ...part };
    listeners.notify();
  }

  function setPosition(trackId: string | null, seconds: number): void {
    if (trackId) update({ positions: { ...state.positions, [trackId]: seconds } });
  }

  /** Without an audio device some browsers keep "playing" at the same second: stop and report it. */
  function watchProgress(sound: HTMLAudioElement): void {
    clearTimeout(watch);
    const from = sound.currentTime;
    watch = setTimeout(() => {
      if (sound.paused) return;
      if (sound.readyState < hasData || sound.currentTime !== from) return watchProgress(sound);
      update({ status: 'silent' });
      sound.pause();
    }, stallTimeout);
  }

  function element(): HTMLAudioElement {
    if (audio) return audio;
    const made = makeAudio();
    const { volume, muted } = state;
    Object.assign(made, { preload: 'none', volume, muted });
    made.addEventListener('loadedmetadata', () => {
      const { trackId, durations } = state;
      if (trackId && Number.isFinite(made.duration)) update({ durations: { ...durations, [trackId]: made.duration } });
      if (startAt) made.currentTime = startAt;
      startAt = null;
    });
    made.addEventListener('timeupdate', () => {
      if (startAt === null) setPosition(state.trackId, made.currentTime);
    });
    // A track that failed stays so until it is played again.
    made.addEventListener('playing', () => state.status !== 'failed' && update({ status: 'playing' }));
    made.addEventListener('waiting', () => state.status === 'playing' && update({ status: 'loading' }));
    made.addEventListener('pause', () => {
      clearTimeout(watch);
      if (state.status !== 'failed' && state.status !== 'silent') update({ status: 'paused' });
    });
    made.addEventListener('error', () => {
      clearTimeout(watch);
      update({ status: 'failed' });
    });
    made.addEventListener('ended', () => {
      clearTimeout(watch);
      made.currentTime = 0;
      setPosition(state.trackId, 0);
      update({ status: 'paused' });
    });
    audio = made;
    return made;
  }

  function pause(): void {
    audio?.pause();
    if (state.status === 'loading') update({ status: 'paused' });
  }

  return {
    state: () => state,
    subscribe: listeners.subscribe,
    pause,
    play(track: Track): void {
      const sound = element();
      if (state.trackId !== track.id || state.status === 'failed') {
        startAt = state.positions[track.id] ?? 0;
        sound.src = track.address;
      }
      update({ trackId: track.id, status: 'loading' });
      watchProgress(sound);
      sound.play().catch((error: unknown) => {
        const reason = error instanceof Error ? error.name : '';
        // `AbortError` means that another click interrupted `play()`; neither track failed.
        if (reason === 'AbortError' || state.trackId !== track.id) return;
        update({ status: reason === 'NotAllowedError' ? 'paused' : 'failed' });
      });
    },
    seek(trackId: string, seconds: number): void {
      setPosition(trackId, seconds);
      if (!audio || state.trackId !== trackId) return;
      if (startAt === null && audio.readyState > 0) audio.currentTime = seconds;
      else startAt = seconds;
    },
    setVolume(volume: number): void {
      update({ volume, muted: false });
      if (audio) Object.assign(audio, { volume, muted: false });
    },
    setMuted(muted: boolean): void {
      update({ muted });
      if (audio) audio.muted = muted;
    },
  };
}
