import { articleFiles, articleProblems, byName } from '../articles/articles.ts';
import type { Novel } from '../content.ts';
import {
  bookSchema,
  chapterSchema,
  charactersSchema,
  defaultReviewsSchema,
  isPublished,
  tornPageSchema,
  type Chapter,
} from '../schemas/novel.ts';
import { otherFiles } from './files.ts';
import type { ContentReader } from './reader.ts';

const folder = 'content/novel';
const tornPage = 'torn-page';

export function readNovel(reader: ContentReader): Novel | null {
  // Starting a novel requires a book; a folder without files does not count.
  if (otherFiles(reader.root, new Set(), folder).length === 0) return null;
  return {
    book: reader.yaml(`${folder}/book.yaml`, bookSchema),
    characters: reader.optional(`${folder}/characters.yaml`, charactersSchema),
    reviews: reader.optional(`${folder}/reviews.yaml`, defaultReviewsSchema),
    chapters: readChapters(reader),
    tornPage: readTornPage(reader),
  };
}

function readChapters(reader: ContentReader): Chapter[] {
  const entries = reader.markdown(`${folder}/chapters`, chapterSchema);
  const expected = 'the text of a published chapter';
  for (const { file, value, body } of entries)
    if (isPublished(value) && body === '')
      reader.problems.push({ file, field: 'text', expected, found: 'nothing after ---' });
  reader.noDuplicates('id', 'an id that no other entry has', entries);
  return entries.map(({ value, body }) => ({ ...value, body }));
}

/** The page that only the hidden stars open; null without its files. */
function readTornPage(reader: ContentReader): Novel['tornPage'] {
  const files = articleFiles(reader.markdown(folder, tornPageSchema));
  const expected = `${tornPage} and a language: ${tornPage}.es.md; chapters are in ${folder}/chapters/`;
  for (const article of files) {
    const { file, name } = article;
    reader.problems.push(...articleProblems(reader.root, article));
    if (name && name !== tornPage) reader.problems.push({ file, field: '', expected, found: `"${name}"` });
  }
  return byName(files).find(({ name }) => name === tornPage) ?? null;
}
