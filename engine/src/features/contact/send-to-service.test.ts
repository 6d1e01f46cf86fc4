import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { contactMessage } from '#testing/contact-message.ts';
import { serve } from '#testing/serve.ts';
import { formServiceTag, type FormService } from '#src/contracts/page-markers.ts';
import { sendToService } from './send-to-service.ts';

const message = { ...contactMessage, message: 'Hola,\n¿& tienes hueco?' };

interface Asked {
  request: IncomingMessage;
  body: string;
}
type Answer = [status: number, type: string, body: string];

async function service(answer: (asked: Asked) => Answer) {
  const taken: Asked[] = [];
  const { url } = await serve(async (request, response) => {
    const asked = { request, body: await text(request) };
    taken.push(asked);
    const [status, type, page] = answer(asked);
    response.writeHead(status, { 'Content-Type': type }).end(page);
  });
  const endpoint = `${url}/f/x`;
  const usual = { endpoint, format: 'json', fields: {} } as const;
  const send = (settings: Partial<FormService> = {}, change: object = {}) =>
    sendToService({ ...message, ...change }, { ...usual, ...settings }, AbortSignal.timeout(20_000));
  return { send, taken };
}

const json = (status: number, body: object): Answer => [status, 'application/json', JSON.stringify(body)];

/** As documented by Formspree: JSON is requested by `Accept`; a filled `_gotcha` is accepted and dropped. */
const formspree = ({ request, body }: Asked): Answer => {
  if (request.headers.accept !== 'application/json') return [302, 'text/html', ''];
  const { email, message: written } = JSON.parse(body) as Record<string, string>;
  if (!written) return json(422, { errors: [{ code: 'EMPTY', message: 'empty' }] });
  if (!email?.includes('@')) return json(422, { errors: [{ field: 'email', code: 'TYPE_EMAIL', message: 'no' }] });
  return json(200, { next: '/thanks', ok: true });
};

/** As documented by Web3Forms: a public key identifies the form. */
const web3forms = ({ body }: Asked): Answer => {
  const { access_key: key } = JSON.parse(body) as Record<string, string>;
  if (key !== 'public-key') return json(400, { success: false, message: 'Invalid Access Key' });
  return json(200, { success: true, message: 'Email sent successfully!' });
};

/** As documented by Netlify: a form post names the form and gets a page as answer. */
const netlify = ({ request, body }: Asked): Answer => {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  const known = isForm && new URLSearchParams(body).get('form-name') === 'contact';
  return known ? [200, 'text/html', '<h1>Thank you</h1>'] : [404, 'text/html', 'Not found'];
};

test('Formspree accepts a message', async () => {
  const { send, taken } = await service(formspree);
  expect(await send()).toBeNull();
  const { name, email, subject, message: body } = message;
  expect(JSON.parse(taken[0]?.body ?? '')).toEqual({ name, email, subject, _subject: subject, message: body });
  expect(await send({}, { message: '' })).toBe('refused');
});

test('Web3Forms accepts a message with a key and refuses one without', async () => {
  const { send } = await service(web3forms);
  expect(await send({ fields: { access_key: 'public-key' } })).toBeNull();
  expect(await send()).toBe('refused');
});

test('Netlify Forms accept a form post', async () => {
  const { send, taken } = await service(netlify);
  expect(await send({ format: 'form', fields: { 'form-name': 'contact' } })).toBeNull();
  expect(new URLSearchParams(taken[0]?.body).get('message')).toBe(message.message);
  expect(await send({ format: 'form' })).toBe('unavailable');
});

test.each([
  ['a page of the site', formServiceTag({ endpoint: '/contact-form.html', format: 'form', fields: {} })],
  ['`success: false`', '{"success":false}'],
])('a response with %s does not count as accepted', async (_what, page) => {
  const { send } = await service(() => [200, 'text/html', page]);
  expect(await send({ format: 'form', fields: { 'form-name': 'contact' } })).toBe('refused');
});

test.each<[string, (response: ServerResponse) => void]>([
  ['aborts the response', (response) => response.writeHead(200).write('{"ok":', () => response.destroy())],
  ['never finishes the response', (response) => response.writeHead(200).write('{"ok":')],
  ['never responds', () => undefined],
])('fails when the service %s', async (_what, answer) => {
  const { url: endpoint } = await serve((_request, response) => answer(response));
  const sent = sendToService(message, { endpoint, format: 'form', fields: {} }, AbortSignal.timeout(1000));
  await expect(sent).rejects.toThrow();
});

test('passes the honeypot value on', async () => {
  const { send, taken } = await service(formspree);
  await send({}, { website: 'https://spam.example' });
  expect(JSON.parse(taken[0]?.body ?? '')).toMatchObject({ _gotcha: 'https://spam.example' });
});

test.each<[string, Answer, string]>([
  ['HTML instead of JSON', [200, 'text/html', '<h1>Welcome</h1>'], 'refused'],
  ['`success: false`', json(200, { success: false }), 'refused'],
  ['unknown JSON', json(200, { hello: 1 }), 'refused'],
  ['status 429', json(429, { error: 'slow down' }), 'limited'],
  ['status 413', json(413, {}), 'tooLarge'],
  ['status 500', [500, 'text/html', ''], 'unavailable'],
  ['an unknown form', json(404, { error: 'Form not found' }), 'unavailable'],
  ['status 405', [405, 'text/html', ''], 'unavailable'],
])('%s never counts as sent', async (_what, answer, problem) => {
  const { send } = await service(() => answer);
  expect(await send()).toBe(problem);
});
