import { expect, test } from 'vitest';
import { storyParts } from './compile-stories.ts';

test.each([
  ['| Item | Price |\n| --- | --: |\n| Mug | 120 zł |\n| Bowl | 90 zł |'],
  ['Item | Price\n--- | ---\nMug | 120 zł\nBowl | 90 zł\n'],
])('rows of a table are sentences with their columns: %j', (table) => {
  const body = `What I ask for.\n\n${table}`;
  const page = { name: 'prices', texts: { en: { title: 'Prices', body } } };
  const content = { stories: [], notes: [], ownPages: [page] } as unknown as Parameters<typeof storyParts>[0];
  const said = storyParts(content, 'en').map(({ text }) => text);
  expect(said).toEqual(['What I ask for.', 'Mug, Price 120 zł', 'Bowl, Price 90 zł']);
});
