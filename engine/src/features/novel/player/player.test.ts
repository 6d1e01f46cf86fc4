// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { createPlayer, initialPlayerState, playingTime, trackView } from './player.ts';

class SilentAudio extends EventTarget {
  src = '';
  preload = '';
  volume = 1;
  muted = false;
  currentTime = 0;
  duration = Number.NaN;
  readyState = 0;
  paused = false;
  play = vi.fn(() => Promise.resolve());
  pause = vi.fn(() => this.send('pause'));
  send(name: string) {
    this.dispatchEvent(new Event(name));
  }
  load(seconds: number) {
    this.readyState = 1;
    this.duration = seconds;
    this.send('loadedmetadata');
  }
}

function setUp() {
  const audio = new SilentAudio();
  const make = vi.fn(() => audio as unknown as HTMLAudioElement);
  return { audio, make, player: createPlayer(make) };
}

const a = { id: 'a', address: '/a.mp3', title: 'A' };

describe('createPlayer', () => {
  it.each([
    ['requested', [], 'loading'],
    ['playing', ['playing'], 'playing'],
    ['waiting for data', ['playing', 'waiting'], 'loading'],
    ['waiting while paused', ['pause', 'waiting'], 'paused'],
    ['at the end', ['playing', 'ended'], 'paused'],
    ['a pause after the failure', ['error', 'pause'], 'failed'],
  ])('%s', (_name, events, status) => {
    const { audio, player } = setUp();
    player.play(a);
    for (const event of events) audio.send(event);
    expect(player.state().status).toBe(status);
  });

  it('keeps the position of each track and returns to the start at the end', () => {
    const { audio, player } = setUp();
    player.seek('a', 12.4);
    player.play({ ...a, id: 'b' });
    player.seek('b', 3);
    expect(player.state().positions).toEqual({ a: 12.4, b: 3 });
    audio.send('ended');
    expect(player.state().positions).toEqual({ a: 12.4, b: 0 });
  });

  it('does not fail when a click interrupts play()', async () => {
    const { audio, player } = setUp();
    audio.play.mockRejectedValueOnce(new DOMException('', 'AbortError'));
    player.play(a);
    player.pause();
    await Promise.resolve();
    expect(player.state().status).toBe('paused');
  });

  it('pauses and reports a missing audio device, but not while loading or playing', () => {
    vi.useFakeTimers();
    const { audio, player } = setUp();
    player.play(a);
    vi.advanceTimersByTime(60_000);
    expect(player.state().status).toBe('loading');
    audio.load(75);
    audio.readyState = 4;
    audio.send('playing');
    audio.currentTime = 3;
    vi.advanceTimersByTime(8000);
    expect(player.state().status).toBe('playing');
    vi.advanceTimersByTime(8000);
    expect(audio.pause).toHaveBeenCalled();
    expect(player.state().status).toBe('silent');
    player.play(a);
    expect(player.state().status).toBe('loading');
    vi.useRealTimers();
  });
});

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
