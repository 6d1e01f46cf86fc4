export interface PlayerState {
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
