import { useEffect, useState } from 'react';
import { plain } from '#src/lib/text.ts';
import type { BookView, ChapterView } from '../novel.loader.ts';
import { createPlayer, type Player, type Track } from './player.ts';

const actions = ['play', 'pause', 'seekto', 'seekbackward', 'seekforward', 'previoustrack', 'nexttrack'] as const;
const jumpSeconds = 10;

/** The player of a book's chapters. */
export function usePlayer(chapters: readonly ChapterView[], book: BookView): Player {
  const [player] = useState(() => createPlayer());
  useEffect(() => {
    const tracks = chapters.flatMap(({ id, title, audio }) =>
      audio ? [{ id, title: plain(title), address: audio }] : [],
    );
    return connectMediaSession(player, tracks, book);
  }, [player, chapters, book]);
  return player;
}

/** Connects the player to the system's media keys and lock screen. Returns a function that disconnects it. */
function connectMediaSession(player: Player, tracks: readonly Track[], book: BookView): () => void {
  if (!('mediaSession' in navigator)) return () => {};
  const session = navigator.mediaSession;
  const current = () => tracks.findIndex((track) => track.id === player.state().trackId);
  const position = () => player.state().positions[tracks[current()]?.id ?? ''] ?? 0;

  function playAt(index: number): void {
    const track = tracks[index];
    if (track) player.play(track);
  }

  function seek(seconds: number): void {
    const track = tracks[current()];
    if (track) player.seek(track.id, Math.max(0, seconds));
  }

  function handle(details: MediaSessionActionDetails): void {
    const step = details.seekOffset ?? jumpSeconds;
    if (details.action === 'play') playAt(current());
    else if (details.action === 'pause') player.pause();
    else if (details.action === 'seekto') seek(details.seekTime ?? 0);
    else if (details.action === 'seekbackward') seek(position() - step);
    else if (details.action === 'seekforward') seek(position() + step);
    else playAt(current() + (details.action === 'nexttrack' ? 1 : -1));
  }

  let shown: string | undefined;
  function show(): void {
    const { status, durations } = player.state();
    const track = tracks[current()];
    if (!track) return;
    if (shown !== track.id) {
      shown = track.id;
      session.metadata = new MediaMetadata({
        title: track.title,
        artist: book.author,
        album: plain(book.title),
        artwork: [{ src: book.cover.src }],
      });
      for (const action of actions) setHandler(session, action, handle);
    }
    session.playbackState = status === 'playing' || status === 'loading' ? 'playing' : 'paused';
    const duration = durations[track.id];
    if (duration) session.setPositionState({ duration, position: Math.min(position(), duration), playbackRate: 1 });
  }

  show();
  const unsubscribe = player.subscribe(show);
  return () => {
    unsubscribe();
    if (shown === undefined) return;
    session.metadata = null;
    session.playbackState = 'none';
    for (const action of actions) setHandler(session, action, null);
  };
}

function setHandler(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // Unsupported action: leave it out.
  }
}
