import { expect, test } from 'vitest';
import { clientAddress, parseRanges } from './request-address.ts';

const proxies = parseRanges(['10.0.0.0/8', '127.0.0.1', '::1']);

test.each([
  ['203.0.113.7', undefined, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['10.1.2.3', '198.51.100.1', '198.51.100.1'],
  // Only entries added by trusted proxies count, from right to left.
  ['10.1.2.3', '6.6.6.6, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
  ['10.1.2.3', '198.51.100.1:50123', '198.51.100.1'],
  ['10.1.2.3', '198.51.100.1:50123, 10.9.9.9:80', '198.51.100.1'],
  ['10.1.2.3', '[2001:db8:1:2::7]:443, 10.9.9.9', '2001:db8:1:2::/64'],
  ['10.1.2.3', '[2001:db8:1:2::7]', '2001:db8:1:2::/64'],
  ['127.0.0.1', 'nonsense', '127.0.0.1'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  [undefined, '198.51.100.1', 'unknown'],
])('socket %s, forwarded for %s: %s', (socket, forwarded, address) => {
  expect(clientAddress(socket, forwarded, proxies)).toBe(address);
});
