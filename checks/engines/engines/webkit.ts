import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#testing/listen.ts';
import { BrowserGone, keysOf, type Engine, type EngineWindow } from './engine.ts';

const keyCodes: Record<string, string> = {
  ...{ Tab: '\uE004', Enter: '\uE007', Shift: '\uE008', Escape: '\uE00C' },
  ...{ ArrowLeft: '\uE012', ArrowRight: '\uE014' },
};

/** Starts `Xvfb` (its path is given) on a free display. */
async function startVirtualScreen(xvfb: string) {
  const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = String((await once(screen.stdio[3] as NodeJS.ReadableStream, 'data'))[0]).trim();
  return {
    display: `:${number}`,
    stop: async () => {
      if (screen.exitCode !== null) return;
      screen.kill();
      await once(screen, 'exit');
    },
  };
}

/** Starts WebKitGTK's MiniBrowser on a virtual display, over classic WebDriver (plain HTTP). */
export async function startWebKit(
  programs: { driver: string; screen: string; browser: string },
  env: NodeJS.ProcessEnv,
): Promise<Engine> {
  const screen = await startVirtualScreen(programs.screen);
  const port = await freePort();
  const driver = spawn(programs.driver, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...env,
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Mesa's multithreaded software rendering sometimes crashes the browser.
      LP_NUM_THREADS: '0',
      NO_AT_BRIDGE: '1',
    },
  });
  const ask = asker(`http://127.0.0.1:${port}`);
  await untilItAnswers(ask);
  return {
    openWindow: async () => {
      const { sessionId } = (await ask('POST', '/session', {
        capabilities: {
          alwaysMatch: { 'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] } },
        },
      })) as { sessionId: string };
      return windowOf((method, path, body) => ask(method, `/session/${sessionId}${path}`, body));
    },
    close: async () => {
      if (driver.exitCode === null) {
        driver.kill();
        await once(driver, 'exit');
      }
      await screen.stop();
    },
  };
}

type Ask = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** Milliseconds after which a browser counts as hung; a page takes a few seconds. */
const longestAnswer = 90_000;

function asker(base: string): Ask {
  return async (method, path, body) => {
    const reply = await fetch(base + path, {
      method,
      body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
      signal: AbortSignal.timeout(longestAnswer),
    }).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'TimeoutError')
        throw new BrowserGone(
          `the browser has not answered ${method} ${path.split('/').at(-1)} for ${longestAnswer / 1000} s`,
        );
      throw error;
    });
    const { value } = (await reply.json()) as { value: { error?: string; message?: string } | null };
    // WebKitGTK's driver reports a crash it has just noticed as an unknown error without a message.
    const isGone = value?.error === 'invalid session id' || (value?.error === 'unknown error' && !value.message);
    if (isGone) throw new BrowserGone('the browser has ended');
    if (!reply.ok) throw new Error(`${value?.error}: ${value?.message}`);
    return value;
  };
}

async function untilItAnswers(ask: Ask): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await ask('GET', '/status');
      return;
    } catch (error) {
      if (attempt === 100) throw error;
      await wait(100);
    }
  }
}

const moveTo = (x: number, y: number) => ({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) });

function windowOf(ask: Ask): EngineWindow {
  const act = (type: string, id: string, actions: object[]) =>
    ask('POST', '/actions', { actions: [{ type, id, actions }] });
  const run: EngineWindow['run'] = (body, argument) =>
    ask('POST', '/execute/sync', { script: `const [argument] = arguments; ${body}`, args: [argument] });
  return {
    goto: async (address) => {
      await ask('POST', '/url', { url: address });
    },
    run,
    point: async (x, y) => {
      await act('pointer', 'mouse', [moveTo(x, y)]);
    },
    press: async (x, y) => {
      const strokes = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      await act('pointer', 'mouse', [moveTo(x, y), ...strokes]);
    },
    type: async (text) => {
      const stroke = (value = '') => ['keyDown', 'keyUp'].map((type) => ({ type, value }));
      for (const { written, key, shift } of keysOf(text)) {
        const strokes = [...(written ?? '')].flatMap(stroke);
        if (key !== undefined) strokes.push(...stroke(keyCodes[key]));
        if (shift) {
          strokes.unshift({ type: 'keyDown', value: keyCodes.Shift ?? '' });
          strokes.push({ type: 'keyUp', value: keyCodes.Shift ?? '' });
        }
        await act('key', 'keyboard', strokes);
      }
    },
    resize: async (width, height) => {
      await ask('POST', '/window/rect', { width, height });
      // The window frame takes some of the size.
      const inner = (await run('return [innerWidth, innerHeight];', null)) as [number, number];
      await ask('POST', '/window/rect', { width: 2 * width - inner[0], height: 2 * height - inner[1] });
    },
    close: async () => {
      await ask('DELETE', '');
    },
  };
}
