import { expect, test } from 'vitest';
import { filesNamedIn, pageAddress, treatmentOf, type Asked, type Treatment } from './treatment.ts';

const origin = 'https://example.com';

function asked(path: string, change: Partial<Asked> = {}): Asked {
  const url = new URL(path, origin).href;
  return { url, method: 'GET', mode: 'no-cors', destination: '', headers: new Headers(), ...change };
}
const opened = (path: string) => asked(path, { mode: 'navigate', destination: 'document' });
const framed = (path: string) => asked(path, { mode: 'navigate', destination: 'iframe' });

test.each<[Treatment, string, Asked]>([
  ['page', 'the home page', opened('/')],
  ['page', 'a page with a query', opened('/en/projects?q=a.b')],
  ['page', 'an address that only begins like the API', opened('/apiary')],
  ['none', 'the API, opened', opened('/api/health')],
  ['none', 'a PDF, opened', opened('/files/novel/01.pdf')],
  ['none', 'a page in a frame', framed('/about')],
  ['none', 'a page, asked for by script', asked('/about', { mode: 'cors' })],
  ['file', 'a script', asked('/assets/entry-client-AbC_-1.js', { destination: 'script' })],
  ['file', 'data', asked('/data/home.es.0123456789.json', { mode: 'cors' })],
  ['picture', 'a picture', asked('/pictures/moon-640.avif', { destination: 'image' })],
  ['icon', 'an icon of the slider', asked('/icons/logos/react.svg', { destination: 'image' })],
  ['icon', 'the manifest', asked('/site.webmanifest', { destination: 'manifest' })],
  ['none', 'the API', asked('/api/contributions?from=2026-01-01', { mode: 'cors' })],
  ['none', 'audio', asked('/files/novel/01.mp3', { destination: 'audio' })],
  ['none', 'a preview picture', asked('/og/home.es.png', { destination: 'image' })],
  ['none', 'a part of a file', asked('/assets/a.js', { headers: new Headers({ range: 'bytes=0-9' }) })],
  ['none', 'another site', asked('https://cdn.example.org/assets/a.js')],
  ['none', 'a sent form', asked('/contact', { method: 'POST', mode: 'navigate', destination: 'document' })],
  ['none', "a file's head", asked('/assets/a.js', { method: 'HEAD' })],
])('%s: %s', (treatment, _name, request) => expect(treatmentOf(request, origin)).toBe(treatment));

test.each(Object.entries({ '/': '/', '/en/': '/en', '/projects?q=a#nimbus': '/projects', '/projects/': '/projects' }))(
  '%s is stored as %s',
  (address, stored) => expect(pageAddress(origin + address)).toBe(stored),
);

test('finds the files that a page or style sheet references, each once', () => {
  const html =
    '<script src="/assets/boot-1.js" data-entry="/assets/entry-2.js" data-preload="/assets/a-3.js /assets/b-4.js" data-fetch="/data/home.es.5.json"></script>' +
    '<link rel="preload" href="/assets/serif-6.woff2"><img src="/pictures/a.webp"><link href="/assets/entry-2.js">';
  const scripts = ['/assets/boot-1.js', '/assets/entry-2.js', '/assets/a-3.js', '/assets/b-4.js'];
  expect(filesNamedIn(html)).toEqual([...scripts, '/data/home.es.5.json', '/assets/serif-6.woff2']);
  expect(filesNamedIn('a{background:url(/assets/sky-7.svg)}')).toEqual(['/assets/sky-7.svg']);
  expect(filesNamedIn('nothing')).toEqual([]);
});
