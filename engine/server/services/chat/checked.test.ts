import { expect, test } from 'vitest';
import { perLanguage } from '#src/i18n/languages.ts';
import { siteModel } from '#src/contracts/chat.ts';
import type { ReplyPiece } from '#src/contracts/chat-reply.ts';
import { checkedReplies } from './checked.ts';
import type { ReplySource } from './reply-source.ts';

const own = 'It has four maps.';

function replies(...texts: string[]): ReplySource {
  return {
    model: 'a-model',
    reply: async () =>
      (async function* () {
        for (const text of texts) yield { text, model: 'a-model' };
        yield { text: '', site: { sources: ['maps'] } };
      })(),
  };
}

const words = { ordinary: 'it has the maps is from', numbers: '4 four', capitalNouns: false };

async function shown(texts: string[], stream = true): Promise<ReplyPiece[]> {
  const source = checkedReplies(replies(...texts), {
    prompt: perLanguage(() => '# Projects\n- Nimbus App (2025-06-14): maps with React, 4.5 stars'),
    facts: () => Promise.resolve(['The maps show Málaga.']),
    words: perLanguage((language) => () => Promise.resolve({ ...words, language })),
    own: replies(own),
  });
  const { signal } = new AbortController();
  const conversation = [{ role: 'user' as const, content: 'What is it?' }];
  const pieces: ReplyPiece[] = [];
  for await (const piece of await source.reply({ conversation, language: 'en', stream, signal })) pieces.push(piece);
  return pieces;
}

const textOf = (pieces: readonly ReplyPiece[]) => pieces.map(({ text }) => text).join('');

test.each([true, false])('a reply from what the provider was given passes (streamed: %s)', async (stream) => {
  const text = 'It has maps of Málaga, is from 14 June 2025 and has 4.5 stars. **Nimbus App** is it.';
  const pieces = await shown(text.split(/(?<= )/), stream);
  expect(textOf(pieces)).toBe(text);
  expect(pieces.some(({ model }) => model === siteModel)).toBe(false);
});

test.each(['It has 3 maps.', 'It is from Google.', 'The maps are from May 1999. It has maps.', 'See maps.example.'])(
  'the own reply takes the place of: %s',
  async (text) => {
    for (const stream of [true, false]) {
      const pieces = await shown(['The maps. ', ...text.split(/(?<= )/)], stream);
      expect(pieces.at(-1)).toMatchObject({ text: own, model: siteModel, site: { sources: ['maps'], replaces: true } });
      expect(textOf(pieces)).not.toMatch(/3|Google|1999|example/);
    }
  },
);

test('plain words are shown at once, a name when its sentence has been checked', async () => {
  const pieces = await shown(['It has ', 'the ma', 'ps of Mál', 'aga, the', ' maps. ', 'It ', 'is']);
  const shownTexts = pieces.map(({ text }) => text).filter(Boolean);
  expect(shownTexts).toEqual(['It has ', 'the ma', 'ps of ', 'Málaga, the maps. ', 'It ', 'is']);
});

test('an endless reply without sentences is checked in parts', async () => {
  const pieces = await shown(Array.from({ length: 40 }, () => 'the maps '.repeat(20)));
  expect(textOf(pieces)).toHaveLength(7200);
});
