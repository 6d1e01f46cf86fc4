// Plays a whole game in Chromium at the size of a phone: node workshop/android/play.mjs [folder for screenshots]
// Needs nothing but Node and a Chromium (CHROMIUM names it); fails on any page error or wrong total.
import { spawn } from 'node:child_process';
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { deal, decide, tally } from './assets/rules.js';

const assets = new URL('./assets/', import.meta.url);
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const server = createServer((request, reply) => {
  const path = new URL(request.url, 'http://localhost').pathname.slice(1);
  try {
    reply.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/plain' }).end(readFileSync(new URL(path, assets)));
  } catch {
    reply.writeHead(path === 'favicon.ico' ? 204 : 404).end();
  }
});
await new Promise((ready) => server.listen(Number(process.env.PORT ?? 4140), '127.0.0.1', ready));
const origin = `http://127.0.0.1:${server.address().port}`;

const profile = mkdtempSync(join(tmpdir(), 'nimbus-'));
const browser = spawn(process.env.CHROMIUM ?? 'chromium', ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic',
  '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
  '--remote-debugging-pipe', `--user-data-dir=${profile}`, 'about:blank'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
const waiting = new Map();
const errors = [];
let [last, buffered] = [0, ''];
browser.stdio[4].setEncoding('utf8').on('data', (text) => {
  const messages = (buffered + text).split('\0');
  buffered = messages.pop();
  for (const message of messages.map((m) => JSON.parse(m))) {
    if (message.id) waiting.get(message.id)?.(message);
    else if (message.method === 'Runtime.exceptionThrown') errors.push(message.params.exceptionDetails.exception?.description);
    else if (message.method === 'Log.entryAdded' && message.params.entry.level === 'error') errors.push(message.params.entry.text);
  }
});
let sessionId;
const send = (method, params = {}) => new Promise((resolve, reject) => {
  last += 1;
  waiting.set(last, ({ result, error }) => (error ? reject(new Error(error.message)) : resolve(result)));
  browser.stdio[3].write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
});
const run = async (expression) => {
  const { result, exceptionDetails } = await send('Runtime.evaluate', { expression, returnByValue: true });
  if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception.description}`);
  return result.value;
};
const press = (selector) => run(`document.querySelector(${JSON.stringify(selector)}).click()`);
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const shots = process.argv[2];
const shoot = async (name) => {
  if (!shots) return;
  mkdirSync(shots, { recursive: true });
  const { data } = await send('Page.captureScreenshot', { captureBeyondViewport: true });
  writeFileSync(join(shots, `${name}.png`), Buffer.from(data, 'base64'));
};
const expect = (what, got, wanted) => {
  if (got !== wanted) throw new Error(`${what}: expected ${wanted}, found ${got}`);
};

async function playThrough(theme, language) {
  const name = `${language}-${theme}`;
  await send('Page.navigate', { url: `${origin}/index.html?${name}#${theme}` });
  await pause(500);
  if ((await run('document.documentElement.lang')) !== language) await press('#language');
  expect('language', await run('document.documentElement.lang'), language);
  await shoot(`${name}-1-home`);
  await run('document.querySelector("#code").value = "1"');
  await press('form button');
  expect('bad code refused', await run('document.querySelector("#code-error").textContent !== ""'), true);
  await run('document.querySelector("#code").value = "k7pm"');
  await press('form button');
  const sheets = deal('K7PM');
  const answers = [];
  for (const [round, sheet] of sheets.entries()) {
    if (round === 6) await shoot(`${name}-3-later`);
    const truth = decide(sheet.situation).outcome;
    const right = round !== 3;
    const doubled = round > 6;
    if (doubled) await press('[data-do=double]');
    if (round === 0) await shoot(`${name}-2-sheet`);
    await press(`[data-outcome=${right ? truth : sheet.choices.find((choice) => choice !== truth)}]`);
    answers.push({ right, doubled });
    if (round === 0 || round === 3) await shoot(`${name}-4-verdict-${right ? 'right' : 'wrong'}`);
    await press('[data-do=next]');
  }
  expect('score', Number(await run('document.querySelector(".big").textContent')), tally(answers).score);
  expect('best kept', Number(await run('localStorage.getItem("nimbus.best")')), tally(answers).score);
  expect('no sideways scroll', await run('document.documentElement.scrollWidth <= innerWidth'), true);
  await shoot(`${name}-5-result`);
  expect('back from the result', await run('nimbusBack()'), true);
  expect('back from home leaves', await run('nimbusBack()'), false);
  await press('[data-do=guide]');
  await shoot(`${name}-6-guide`);
  expect('back from the guide', await run('nimbusBack()'), true);
}

try {
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  ({ sessionId } = await send('Target.attachToTarget', { targetId, flatten: true }));
  await Promise.all(['Page', 'Runtime', 'Log'].map((domain) => send(`${domain}.enable`)));
  await send('Emulation.setDeviceMetricsOverride', { width: 360, height: 740, deviceScaleFactor: 1, mobile: true });
  for (const theme of ['night', 'day']) for (const language of ['es', 'en']) await playThrough(theme, language);
  if (errors.length > 0) throw new Error(`page errors:\n${errors.join('\n')}`);
  console.log('play.mjs: four whole games played, no page error');
} catch (error) {
  console.error(`play.mjs: ${error.message}`);
  process.exitCode = 1;
} finally {
  browser.kill();
  server.close();
  await pause(300);
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}
