/** `silent`: playing, but without an audio device, so that time does not advance. */
type PlayerStatus = 'paused' | 'loading' | 'playing' | 'failed' | 'silent';

export interface PlayerState {
  trackId: string | null;
  status: PlayerStatus;
  /** Seconds, by track. */
  positions: Readonly<Record<string, number>>;
  /** Seconds, by track; known once its file has loaded. */
  durations: Readonly<Record<string, number>>;
  /** 0 to 1. */
  volume: number;
  muted: boolean;
}

export type PlayerEvent =
  | { type: 'requested'; trackId: string }
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

/** Player reducer. Events of a failed track are ignored until it is played again. */
export function playerReducer(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'requested':
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

export interface TrackView {
  status: PlayerStatus;
  /** Whole seconds. */
  position: number;
  duration: number;
}

/** The state for one track; a track that is not current appears paused. */
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
