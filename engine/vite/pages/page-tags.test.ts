import { expect, test } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { clientEntry, fileTags, withTags } from './page-tags.ts';

test('tags are inserted literally', () => {
  const tags = `<meta content="$& $' $1 $$">`;
  expect(withTags('<head><title>a</title></head><body>', tags)).toBe(`<head><title>a</title>${tags}</head><body>`);
});

test('a page loads the styles of the islands that it shows, and of those within', () => {
  const out = temporaryFolder({
    'data/page-home.es.5.json': '',
    'data/late-page-home.es.5.json': '',
    'assets/news.css': '.frame_a1,.frame_a1 .inner_b2{color:red}',
    'assets/typing.css': '.line_c3:hover{color:red}',
    'assets/caret.css': '.caret_d4{color:red}',
  });
  const island = (name: string) => `src/features/${name}.island.tsx`;
  const manifest = {
    [clientEntry]: { file: 'assets/entry.js' },
    'src/pages/home/page.tsx': { file: 'assets/page.js', dynamicImports: [island('news'), island('typing')] },
    [island('news')]: { file: 'assets/news.js', css: ['assets/news.css'] },
    [island('typing')]: { file: 'assets/typing.js', css: ['assets/typing.css'], dynamicImports: [island('caret')] },
    [island('caret')]: { file: 'assets/caret.js', css: ['assets/caret.css'] },
  };
  const html = '<p class="meta line_c3"><i class="caret_d4">';
  const tags = fileTags(out, manifest, { page: 'home', language: 'es' }, 'assets/boot.js', html);
  expect(tags).toContain('href="/assets/typing.css"');
  expect(tags).toContain('href="/assets/caret.css"');
  expect(tags).toContain('data-islands="/assets/typing.js /assets/caret.js"');
  expect(tags).toContain('data-late="/data/late-page-home.es.5.json" data-fetch="/data/page-home.es.5.json"');
  expect(tags).not.toContain('news');
});
