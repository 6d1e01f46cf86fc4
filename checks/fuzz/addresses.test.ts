import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseShownFrame } from '#src/features/gallery/gallery-address.ts';
import { parseNovelAddress } from '#src/features/novel/novel-address.ts';
import { longestQuery, parseView, sortOrders, writeView } from '#src/features/projects/catalogue/catalogue-view.ts';
import { localizeAddress, parseAddress } from '#src/i18n/addresses.ts';
import { runs, textWith } from './runs.ts';

test('any query gives a view that the page can show, and writing it changes nothing else', () => {
  const filters = ['all', 'stores', 'openai'];
  const query = textWith('q=¦&¦category=¦sort=¦oldest¦stores¦%¦+¦q=a&q=b');
  fc.assert(
    fc.property(query, (text) => {
      const parameters = new URLSearchParams(text);
      const view = parseView(parameters, filters);
      expect(filters).toContain(view.category);
      expect(sortOrders).toContain(view.sort);
      expect(view.query.length).toBeLessThanOrEqual(longestQuery);
      const written = writeView(parameters, view, 'es');
      expect(parseView(written, filters)).toEqual(view);
      for (const [name, value] of parameters)
        if (!['q', 'category', 'sort'].includes(name)) expect(written.getAll(name)).toContain(value);
    }),
    runs(),
  );
});

test('with any #fragment, the novel shows a tab and the gallery a frame or nothing', () => {
  const ids = { all: ['one', 'two'], readable: ['one'] };
  fc.assert(
    fc.property(textWith('#¦one¦two¦reviews¦gallery¦/¦-¦1'), (hash) => {
      const { tab, chapter } = parseNovelAddress(hash, ids);
      expect(typeof tab).toBe('string');
      expect([null, 'one']).toContain(chapter);
      const frame = parseShownFrame(hash);
      if (frame) expect(Number.isSafeInteger(frame.frame)).toBe(true);
    }),
    runs(),
  );
});

test('an address in another language converts back to the original', () => {
  const path = fc.webPath().filter((text) => text.startsWith('/') && !/^\/en(\/|$)/.test(text));
  const convertsBack = (text: string) =>
    void expect(parseAddress(localizeAddress(text, 'en'))).toEqual({ language: 'en', path: text });
  fc.assert(fc.property(path, convertsBack), runs());
});
