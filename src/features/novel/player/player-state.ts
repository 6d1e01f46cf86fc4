/** `silent`: it plays, but no device takes the sound, so that nothing moves. */
type PlayerStatus = 'paused' | 'loading' | 'playing' | 'failed' | 'silent';

/** The one player of the page. It holds one track at a time, and remembers where each was left. */
export interface PlayerState {
  /** The track that was asked for last. */
  trackId: string | null;
  status: PlayerStatus;
  /** Seconds, by track. */
  positions: Readonly<Record<string, number>>;
  /** Seconds, by track, once its file has said so. */
  durations: Readonly<Record<string, number>>;
  /** 0 to 1. */
  volume: number;
  muted: boolean;
}

export type PlayerEvent =
  | { type: 'asked'; trackId: string }
  | { type: 'playing' | 'waiting' | 'paused' | 'ended' | 'failed' | 'silent' }
  | { type: 'time'; seconds: number }
  | { type: 'duration'; seconds: number }
  | { type: 'moved'; trackId: string; seconds: number }
  | { type: 'volume'; volume: number }
  | { type: 'muted'; muted: boolean };

export const initialPlayerState: PlayerState = {
  trackId: null,
  status: 'paused',
  positions: {},
  durations: {},
  volume: 0.8,
  muted: false,
};

/** What follows from an event. Events of a track that has failed change nothing until it is asked for again. */
export function playerReducer(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'asked':
      return { ...state, trackId: event.trackId, status: 'loading' };
    case 'playing':
      return state.status === 'failed' ? state : { ...state, status: 'playing' };
    case 'waiting':
      return state.status === 'playing' ? { ...state, status: 'loading' } : state;
    case 'paused':
      return state.status === 'failed' || state.status === 'silent' ? state : { ...state, status: 'paused' };
    case 'ended':
      return { ...withPosition(state, state.trackId, 0), status: 'paused' };
    case 'failed':
    case 'silent':
      return { ...state, status: event.type };
    case 'time':
      return withPosition(state, state.trackId, event.seconds);
    case 'duration':
      if (!state.trackId || !Number.isFinite(event.seconds)) return state;
      return { ...state, durations: { ...state.durations, [state.trackId]: event.seconds } };
    case 'moved':
      return withPosition(state, event.trackId, event.seconds);
    case 'volume':
      return { ...state, volume: Math.min(1, Math.max(0, event.volume)), muted: false };
    case 'muted':
      return { ...state, muted: event.muted };
  }
}

function withPosition(state: PlayerState, trackId: string | null, seconds: number): PlayerState {
  if (trackId === null || !Number.isFinite(seconds) || seconds < 0) return state;
  return { ...state, positions: { ...state.positions, [trackId]: seconds } };
}

/** What one track's controls show of the player. */
export interface TrackView {
  status: PlayerStatus;
  /** Whole seconds. */
  position: number;
  duration: number;
}

/** The player as seen by one track; another track's playing is this one's pause. */
export function trackView(state: PlayerState, trackId: string, knownSeconds: number): TrackView {
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
