import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { contactMessage } from '#testing/contact-message.ts';
import type { ContactRequest } from '#src/contracts/contact.ts';
import { composeMessage } from './mail.ts';

const envelope = { to: 'owner@example.com', from: 'web@example.com' };
const request = { ...contactMessage, message: 'Hola' };

async function read(part: Partial<ContactRequest>) {
  const raw = await composeMessage({ ...request, ...part }, envelope, 'id-1', new Date('2026-11-21T10:00:00Z'));
  return { raw: raw.toString('latin1'), mail: await PostalMime.parse(raw) };
}

it('is from the site, to the owner, with the visitor as Reply-To', async () => {
  const { mail } = await read({});
  expect(mail.from).toMatchObject({ name: 'Ana Ruiz', address: 'web@example.com' });
  expect(mail.to?.[0]?.address).toBe('owner@example.com');
  expect(mail.replyTo?.[0]).toMatchObject({ name: 'Ana Ruiz', address: 'ana@example.org' });
  expect(mail.subject).toBe('Una web');
  expect(mail.messageId).toBe('<id-1@example.com>');
});

it.each([
  'Hola,\n\n¿tienes hueco en mayo?\n\nAna',
  '  two spaces before, two after  \n\ttab\n \n\n',
  '.\n..\nFrom here on\n-- \n--_NmP-1-Part_1--',
  'x'.repeat(3000),
  `${'palabra '.repeat(200)}\n= =3D =\n=`,
  '李小龍 👩‍🚀 مرحبا Ñandú \u00a0e\u0301',
  '<script>alert(1)</script> & "quotes"',
])('carries the text byte for byte (%#)', async (message) => {
  const { mail } = await read({ message });
  // The parser adds the final line break.
  expect(mail.text).toBe(`${message}\n`);
});

it('escapes everything in the HTML part', async () => {
  const { mail } = await read({ name: '<b>A</b>', subject: '"><img src=x>', message: '<script>1</script>\n&amp;' });
  expect(mail.html).toContain('&lt;b&gt;A&lt;/b&gt;');
  expect(mail.html).toContain('&quot;&gt;&lt;img src=x&gt;');
  expect(mail.html).toContain('&lt;script&gt;1&lt;/script&gt;');
  expect(mail.html).not.toMatch(/<script|<img/);
});

it('has only its own headers, whatever name and subject contain', async () => {
  const nasty = 'A" <x@evil.example>, "B\r\nBcc: y@evil.example\r\n\r\nbody';
  const { raw, mail } = await read({ name: nasty, subject: nasty });
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/^(Bcc|body)/im);
  expect(mail.to).toHaveLength(1);
  expect(mail.from?.address).toBe('web@example.com');
  expect(mail.replyTo).toHaveLength(1);
  expect(mail.replyTo?.[0]?.address).toBe('ana@example.org');
});

it('shows text that looks like an encoded word unchanged', async () => {
  const typed = '=?utf-8?B?aG9sYQ==?= ana';
  const { mail } = await read({ name: typed, subject: typed });
  const shown = (text = '') => text.replaceAll('\u2060', '');
  expect(shown(mail.subject)).toBe(typed);
  expect(shown(mail.from?.name)).toBe(typed);
  expect(shown(mail.replyTo?.[0]?.name)).toBe(typed);
});

it('ends every line with CRLF', async () => {
  const { raw } = await read({ message: 'a\n\nb\n' });
  expect(raw).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
});
