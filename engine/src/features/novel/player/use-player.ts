import { useEffect, useState } from 'react';
import { plain } from '#src/lib/text.ts';
import type { BookView, ChapterView } from '../novel.loader.ts';
import { connectMediaSession } from './media-session.ts';
import { createPlayer, type Player } from './player.ts';

export function usePlayer(chapters: readonly ChapterView[], book: BookView): Player {
  const [player] = useState(() => createPlayer());
  useEffect(() => {
    const tracks = chapters.flatMap(({ id, title, audio }) =>
      audio ? [{ id, title: plain(title), address: audio }] : [],
    );
    return connectMediaSession(player, tracks, {
      title: plain(book.title),
      artist: book.author,
      cover: book.cover.src,
    });
  }, [player, chapters, book]);
  return player;
}
