import type { Novel } from '../content.ts';
import {
  bookSchema,
  chapterSchema,
  charactersSchema,
  defaultReviewsSchema,
  isPublished,
  type Chapter,
} from '../schemas/novel.ts';
import { otherFiles } from './files.ts';
import type { ContentReader } from './reader.ts';

const folder = 'content/novel';

export function readNovel(reader: ContentReader): Novel | null {
  // Starting a novel requires a book; a folder without files does not count.
  if (otherFiles(reader.root, new Set(), folder).length === 0) return null;
  return {
    book: reader.yaml(`${folder}/book.yaml`, bookSchema),
    characters: reader.optional(`${folder}/characters.yaml`, charactersSchema),
    reviews: reader.optional(`${folder}/reviews.yaml`, defaultReviewsSchema),
    chapters: readChapters(reader),
  };
}

function readChapters(reader: ContentReader): Chapter[] {
  const entries = reader.markdown(`${folder}/chapters`, chapterSchema);
  const expected = 'the text of a published chapter';
  for (const { file, value, body } of entries)
    if (isPublished(value) && body === '')
      reader.problems.push({ file, field: 'text', expected, found: 'nothing after ---' });
  reader.noDuplicates(entries);
  return entries.map(({ value, body }) => ({ ...value, body }));
}
