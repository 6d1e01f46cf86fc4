import { expect, test } from 'vitest';
import { lacksHttps, webHost } from './web-address.ts';

test.each([
  ['https://www.nimbusapp.es/x?y', 'www.nimbusapp.es'],
  ['http://localhost:3000', 'localhost:3000'],
  ['#', null],
  [undefined, null],
  ['javascript:alert(1)', null],
  ['ftp://example.com', null],
  ['nimbusapp.es', null],
])('%s → %s', (address, host) => expect(webHost(address)).toBe(host));

test.each([
  ['www.nimbusapp.es', true],
  ['github.com/your-handle', true],
  ['https://nimbusapp.es', false],
  ['#', false],
  ['private, on request', false],
  ['v1.0', false],
])('%s lacks https://: %s', (text, expected) => expect(lacksHttps(text)).toBe(expected));
