import { expect, test } from 'vitest';
import { drawingsOnly } from './drawings-only.ts';
import { icons } from './icons.ts';

const waiting =
  '<svg aria-hidden="true" class="pswp__icn" viewBox="0 0 32 32" width="32" height="32"><use class="pswp__icn-shadow" xlink:href="#pswp__icn-loading"/><path fill-rule="evenodd" d="M21.2 16a5.2 5.2 0 1 1-5.2-5.2V8h-2.8Z" id="pswp__icn-loading"/></svg>';

test.each([...Object.values(icons), waiting, ''])('keeps an SVG icon: %s', (markup) => {
  expect(drawingsOnly(markup)).toBe(markup);
});

test.each([
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)">',
  '<svg onload="alert(1)"></svg>',
  '<svg onload="alert"></svg>',
  '<svg/onload=alert(1)>',
  '<use href="javascript:alert(1)"/>',
  '<use href="&#106;avascript:alert(1)"/>',
  '<path d="">text',
  '<meta http-equiv="refresh" content="0">',
  '<base href="x">',
  '<form action="x">',
])('drops any other markup: %s', (markup) => expect(drawingsOnly(markup)).toBe(''));
