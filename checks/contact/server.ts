/** The contact endpoint in its own process, for the kill test and the benchmark. Prints its address. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { readEnvironment } from '#server/env.ts';
import { requestAddress, type AppEnv } from '#server/middleware/request-address.ts';
import { contactRoutes } from '#server/routes/contact.ts';
import { createContactDelivery } from '#server/services/contact/delivery.ts';
import { unlimited } from '#server/services/limits/limit.ts';

const log = { info: () => undefined, warn: () => undefined, error: console.error };
const env = readEnvironment(process.env);
const delivery = await createContactDelivery(env, 'owner@example.com', log);
if (!delivery) throw new Error('Set CONTACT_DELIVERY.');
const contact = { delivery, perAddress: unlimited, perDay: unlimited, spamPerDay: unlimited };
const app = new Hono<AppEnv>().use(requestAddress([])).route('/api/contact', contactRoutes(contact));
const listener = getRequestListener(app.fetch);
const server = createServer((request, response) => void listener(request, response));
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
