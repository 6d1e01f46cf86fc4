import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { formServiceTag, type FormService } from '#src/contracts/page-markers.ts';
import { sendToService } from './send-to-service.ts';

const message = {
  name: 'Ana',
  email: 'ana@example.org',
  subject: 'Una web',
  message: 'Hola,\n¿& tienes hueco?',
  agree: true as const,
  elapsed: 9000,
  website: '',
};

interface Asked {
  request: IncomingMessage;
  body: string;
}
type Answer = [status: number, type: string, body: string];

async function listen(server: Server): Promise<void> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
}

/** A service on this machine; what it was asked, and how it answers. */
async function service(answer: (asked: Asked) => Answer) {
  const taken: Asked[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      taken.push({ request, body });
      const [status, type, text] = answer({ request, body });
      response.writeHead(status, { 'Content-Type': type }).end(text);
    });
  });
  await listen(server);
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/f/x`;
  const send = (settings: Partial<FormService> = {}, change: object = {}) =>
    sendToService(
      { ...message, ...change },
      { endpoint, format: 'json', fields: {}, ...settings },
      AbortSignal.timeout(20_000),
    );
  return { send, taken };
}

const json = (status: number, body: object): Answer => [status, 'application/json', JSON.stringify(body)];

/** As Formspree documents it: JSON is asked for by `Accept`; a filled `_gotcha` is taken and thrown away. */
const formspree = ({ request, body }: Asked): Answer => {
  if (request.headers.accept !== 'application/json') return [302, 'text/html', ''];
  const { email, message: text } = JSON.parse(body) as Record<string, string>;
  if (!text) return json(422, { errors: [{ code: 'EMPTY', message: 'empty' }] });
  if (!email?.includes('@')) return json(422, { errors: [{ field: 'email', code: 'TYPE_EMAIL', message: 'no' }] });
  return json(200, { next: '/thanks', ok: true });
};

/** As Web3Forms documents it: the form is known by a public key. */
const web3forms = ({ body }: Asked): Answer => {
  const { access_key: key } = JSON.parse(body) as Record<string, string>;
  if (key !== 'public-key') return json(400, { success: false, message: 'Invalid Access Key' });
  return json(200, { success: true, message: 'Email sent successfully!' });
};

/** As Netlify documents it: a form's post that names the form, answered with a page. */
const netlify = ({ request, body }: Asked): Answer => {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  const known = isForm && new URLSearchParams(body).get('form-name') === 'contact';
  return known ? [200, 'text/html', '<h1>Thank you</h1>'] : [404, 'text/html', 'Not found'];
};

test('Formspree takes a message', async () => {
  const { send, taken } = await service(formspree);
  expect(await send()).toBeNull();
  expect(JSON.parse(taken[0]?.body ?? '')).toEqual({
    name: 'Ana',
    email: 'ana@example.org',
    subject: 'Una web',
    _subject: 'Una web',
    message: message.message,
  });
  expect(await send({}, { message: '' })).toBe('refused');
});

test('Web3Forms takes a message with its key, and refuses one without', async () => {
  const { send } = await service(web3forms);
  expect(await send({ fields: { access_key: 'public-key' } })).toBeNull();
  expect(await send()).toBe('refused');
});

test('Netlify Forms take a form’s post', async () => {
  const { send, taken } = await service(netlify);
  expect(await send({ format: 'form', fields: { 'form-name': 'contact' } })).toBeNull();
  expect(new URLSearchParams(taken[0]?.body).get('message')).toBe(message.message);
  expect(await send({ format: 'form' })).toBe('unavailable');
});

test.each([
  ['a page of the site', formServiceTag({ endpoint: '/contact-form.html', format: 'form', fields: {} })],
  ['a yes that is a no', '{"success":false}'],
])('a host that shows %s to whoever asks took no message', async (_what, page) => {
  const { send } = await service(() => [200, 'text/html', page]);
  expect(await send({ format: 'form', fields: { 'form-name': 'contact' } })).toBe('refused');
});

test.each<[string, (response: ServerResponse) => void]>([
  [
    'breaks off',
    (response) => response.writeHead(200, { 'Content-Length': '99' }).write('{"ok":', () => response.destroy()),
  ],
  ['begins and never ends', (response) => response.writeHead(200).write('{"ok":')],
  ['says nothing', () => undefined],
])('a service that %s did not take it', async (_what, answer) => {
  const server = createServer((_request, response) => answer(response));
  await listen(server);
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sent = sendToService(message, { endpoint, format: 'form', fields: {} }, AbortSignal.timeout(1000));
  await expect(sent).rejects.toThrow();
});

test('what a machine typed where people see nothing is handed on as that', async () => {
  const { send, taken } = await service(formspree);
  await send({}, { website: 'https://spam.example' });
  expect(JSON.parse(taken[0]?.body ?? '')).toMatchObject({ _gotcha: 'https://spam.example' });
});

test.each<[string, Answer, string]>([
  ['a page where JSON was asked for', [200, 'text/html', '<h1>Welcome</h1>'], 'refused'],
  ['a yes that is a no', json(200, { success: false }), 'refused'],
  ['something else', json(200, { hello: 1 }), 'refused'],
  ['too many', json(429, { error: 'slow down' }), 'limited'],
  ['too large', json(413, {}), 'tooLarge'],
  ['a failure', [500, 'text/html', ''], 'unavailable'],
  ['a form that is not there', json(404, { error: 'Form not found' }), 'unavailable'],
  ['a method that is not known', [405, 'text/html', ''], 'unavailable'],
])('%s is never taken for a message that was sent', async (_what, answer, problem) => {
  const { send } = await service(() => answer);
  expect(await send()).toBe(problem);
});
