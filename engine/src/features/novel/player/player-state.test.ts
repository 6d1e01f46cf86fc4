import { describe, expect, it } from 'vitest';
import { playingTime, initialPlayerState, trackView } from './player.ts';

describe('trackView', () => {
  it('shows the known length before metadata has loaded', () => {
    expect(trackView(initialPlayerState, 'a', 75)).toEqual({ status: 'paused', position: 0, duration: 75 });
    const durations = { a: 74.6 };
    const state = { ...initialPlayerState, trackId: 'a', status: 'loading', durations, positions: { a: 9.9 } } as const;
    expect(trackView(state, 'a', 70)).toEqual({ status: 'loading', position: 9, duration: 75 });
  });

  it('is paused while another track plays', () => {
    expect(trackView({ ...initialPlayerState, trackId: 'b', status: 'playing' }, 'a', 75).status).toBe('paused');
  });
});

it('seconds are read as minutes', () =>
  expect([0, 9.9, 75, 600].map((seconds) => playingTime(seconds))).toEqual(['0:00', '0:09', '1:15', '10:00']));
