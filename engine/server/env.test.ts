import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteRoot } from '#src/content/roots.ts';
import { environmentSchema, readEnvironment } from './env.ts';

test('works without any variable, and treats empty as absent', () => {
  expect(readEnvironment({})).toMatchObject({ HOST: '127.0.0.1', PORT: 3000, TRUSTED_PROXIES: [] });
  expect(readEnvironment({ PORT: ' ', HOST: '' })).toMatchObject({ HOST: '127.0.0.1', PORT: 3000 });
});

test.each([
  [{ PORT: '80a' }, /PORT: must be a whole number from 0 to 65535/],
  [{ PORT: '70000' }, /PORT/],
  [{ REDIS_URL: 'localhost' }, /REDIS_URL: must be an address that starts with redis:/],
  [{ TRUSTED_PROXIES: '10.0.0.1, proxy' }, /TRUSTED_PROXIES: must be a list of addresses/],
  [{ CONTACT_SMTP_URL: 'smtp://user:50%off@mail.example.com' }, /CONTACT_SMTP_URL: must be an address such as .*%25/],
  [{ CONTACT_SMTP_URL: 'mail.example.com' }, /CONTACT_SMTP_URL/],
  [{ CONTACT_TO: 'a@b.com\nx' }, /CONTACT_TO/],
  [{ CONTACT_RATE_LIMIT: '0' }, /CONTACT_RATE_LIMIT/],
  [{ TRUSTED_PROXIES: '10.0.0.0/99' }, /TRUSTED_PROXIES/],
  [{ LOG_REQUESTS: 'yes' }, /LOG_REQUESTS: must be true or false/],
])('rejects %j with an explanation', (variables, message) => expect(() => readEnvironment(variables)).toThrow(message));

test('.env.example lists every variable and is valid', () => {
  const example = readFileSync(`${siteRoot}/.env.example`, 'utf8');
  const shown = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map((match) => match[1]);
  expect(shown.sort()).toEqual(Object.keys(environmentSchema.entries).sort());
  expect(example.split('\n').filter((line) => line && !line.startsWith('#'))).toEqual([]);
});
