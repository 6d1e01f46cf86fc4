import { describe, expect, it } from 'vitest';
import { playingTime, initialPlayerState, playerReducer, trackView, type PlayerEvent } from './player-state.ts';

const after = (...events: PlayerEvent[]) => events.reduce(playerReducer, initialPlayerState);
const requested = (trackId: string): PlayerEvent => ({ type: 'requested', trackId });

describe('playerReducer', () => {
  it.each<[string, PlayerEvent[], string]>([
    ['requested', [requested('a')], 'loading'],
    ['playing', [requested('a'), { type: 'playing' }], 'playing'],
    ['waiting for data', [requested('a'), { type: 'playing' }, { type: 'waiting' }], 'loading'],
    ['continuing', [requested('a'), { type: 'playing' }, { type: 'waiting' }, { type: 'playing' }], 'playing'],
    ['waiting while paused', [requested('a'), { type: 'paused' }, { type: 'waiting' }], 'paused'],
    ['paused', [requested('a'), { type: 'playing' }, { type: 'paused' }], 'paused'],
    ['at the end', [requested('a'), { type: 'playing' }, { type: 'ended' }], 'paused'],
    ['failed', [requested('a'), { type: 'failed' }], 'failed'],
    ['a pause after the failure', [requested('a'), { type: 'failed' }, { type: 'paused' }], 'failed'],
    ['requested again after the failure', [requested('a'), { type: 'failed' }, requested('a')], 'loading'],
  ])('%s', (_name, events, status) => {
    expect(after(...events).status).toBe(status);
  });

  it('keeps the position of each track and returns to the start at the end', () => {
    const state = after(requested('a'), { type: 'time', seconds: 12.4 }, requested('b'), { type: 'time', seconds: 3 });
    expect(state.positions).toEqual({ a: 12.4, b: 3 });
    expect(playerReducer(state, { type: 'ended' }).positions).toEqual({ a: 12.4, b: 0 });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('ignores %s seconds', (seconds) => {
    expect(after(requested('a'), { type: 'time', seconds }).positions).toEqual({});
    expect(after(requested('a'), { type: 'duration', seconds: Number.NaN }).durations).toEqual({});
  });

  it('clamps the volume; setting a volume unmutes', () => {
    expect(after({ type: 'volume', volume: 4 }).volume).toBe(1);
    expect(after({ type: 'volume', volume: -1 }).volume).toBe(0);
    expect(after({ type: 'muted', muted: true }, { type: 'volume', volume: 0.5 }).muted).toBe(false);
  });
});

describe('trackView', () => {
  it('shows the known length before metadata has loaded', () => {
    expect(trackView(initialPlayerState, 'a', 75)).toEqual({ status: 'paused', position: 0, duration: 75 });
    const state = after(requested('a'), { type: 'duration', seconds: 74.6 }, { type: 'time', seconds: 9.9 });
    expect(trackView(state, 'a', 70)).toEqual({ status: 'loading', position: 9, duration: 75 });
  });

  it('is paused while another track plays', () => {
    expect(trackView(after(requested('b'), { type: 'playing' }), 'a', 75).status).toBe('paused');
  });
});

it.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [75, '1:15'],
  [600, '10:00'],
])('%d seconds read %s', (seconds, text) => {
  expect(playingTime(seconds)).toBe(text);
});
