import { useEffect, useState } from 'react';
import type { BookView, ChapterView } from '../novel.loader.ts';
import { connectMediaSession } from './media-session.ts';
import { createPlayer, type Player } from './player.ts';

/** The one player of the page, with the system's media keys and lock screen while the page is there. */
export function usePlayer(chapters: readonly ChapterView[], book: BookView): Player {
  const [player] = useState(() => createPlayer());
  useEffect(() => {
    const tracks = chapters.flatMap(({ id, title, audio }) => (audio ? [{ id, title, address: audio }] : []));
    return connectMediaSession(player, tracks, { title: book.title, artist: book.author, cover: book.cover.src });
  }, [player, chapters, book]);
  return player;
}
