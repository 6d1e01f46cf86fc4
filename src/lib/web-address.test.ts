import { expect, test } from 'vitest';
import { webHost } from './web-address.ts';

test.each([
  ['https://www.nimbusapp.es/x?y', 'www.nimbusapp.es'],
  ['http://localhost:3000', 'localhost:3000'],
  ['#', null],
  ['', null],
  [undefined, null],
  ['javascript:alert(1)', null],
  ['ftp://example.com', null],
  ['nimbusapp.es', null],
])('%s → %s', (address, host) => {
  expect(webHost(address)).toBe(host);
});
