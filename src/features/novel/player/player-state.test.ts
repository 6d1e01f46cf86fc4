import { describe, expect, it } from 'vitest';
import { playingTime, initialPlayerState, playerReducer, trackView, type PlayerEvent } from './player-state.ts';

const after = (...events: PlayerEvent[]) => events.reduce(playerReducer, initialPlayerState);
const asked = (trackId: string): PlayerEvent => ({ type: 'asked', trackId });

describe('playerReducer', () => {
  it('starts paused at volume 0.8 with nothing loaded', () => {
    expect(initialPlayerState).toMatchObject({ trackId: null, status: 'paused', volume: 0.8, muted: false });
  });

  it.each<[string, PlayerEvent[], string]>([
    ['asked', [asked('a')], 'loading'],
    ['playing', [asked('a'), { type: 'playing' }], 'playing'],
    ['waiting for data', [asked('a'), { type: 'playing' }, { type: 'waiting' }], 'loading'],
    ['going on', [asked('a'), { type: 'playing' }, { type: 'waiting' }, { type: 'playing' }], 'playing'],
    ['waiting while paused', [asked('a'), { type: 'paused' }, { type: 'waiting' }], 'paused'],
    ['paused', [asked('a'), { type: 'playing' }, { type: 'paused' }], 'paused'],
    ['at the end', [asked('a'), { type: 'playing' }, { type: 'ended' }], 'paused'],
    ['failed', [asked('a'), { type: 'failed' }], 'failed'],
    ['a pause after the failure', [asked('a'), { type: 'failed' }, { type: 'paused' }], 'failed'],
    ['asked again after the failure', [asked('a'), { type: 'failed' }, asked('a')], 'loading'],
  ])('%s', (_name, events, status) => {
    expect(after(...events).status).toBe(status);
  });

  it('keeps the place of each track, and goes back to the start at the end', () => {
    const state = after(asked('a'), { type: 'time', seconds: 12.4 }, asked('b'), { type: 'time', seconds: 3 });
    expect(state.positions).toEqual({ a: 12.4, b: 3 });
    expect(playerReducer(state, { type: 'ended' }).positions).toEqual({ a: 12.4, b: 0 });
  });

  it('keeps a failed track where it broke off', () => {
    expect(after(asked('a'), { type: 'time', seconds: 30 }, { type: 'failed' }, asked('a')).positions.a).toBe(30);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('ignores %s seconds', (seconds) => {
    expect(after(asked('a'), { type: 'time', seconds }).positions).toEqual({});
    expect(after(asked('a'), { type: 'duration', seconds: Number.NaN }).durations).toEqual({});
  });

  it('holds the volume within bounds; choosing a volume lifts the mute', () => {
    expect(after({ type: 'volume', volume: 4 }).volume).toBe(1);
    expect(after({ type: 'volume', volume: -1 }).volume).toBe(0);
    expect(after({ type: 'muted', muted: true }, { type: 'volume', volume: 0.5 }).muted).toBe(false);
  });
});

describe('trackView', () => {
  it('shows the known length before the file has told its own', () => {
    expect(trackView(initialPlayerState, 'a', 75)).toEqual({ status: 'paused', position: 0, duration: 75 });
    const state = after(asked('a'), { type: 'duration', seconds: 74.6 }, { type: 'time', seconds: 9.9 });
    expect(trackView(state, 'a', 70)).toEqual({ status: 'loading', position: 9, duration: 75 });
  });

  it('is paused while another track plays', () => {
    expect(trackView(after(asked('b'), { type: 'playing' }), 'a', 75).status).toBe('paused');
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
