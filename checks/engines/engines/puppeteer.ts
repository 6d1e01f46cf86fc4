import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import { keysOf, type Engine, type EngineWindow } from './engine.ts';

/** Overlay scrollbars as on phones; no first-run pages, prompts or telemetry. */
const firefoxPreferences = {
  'ui.useOverlayScrollbars': 1,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'media.autoplay.default': 0,
};

/** Starts Firefox over WebDriver BiDi. */
export async function startFirefox(executablePath: string, env: NodeJS.ProcessEnv): Promise<Engine> {
  const running = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    env: { ...process.env, ...env },
    protocol: 'webDriverBiDi',
    headless: true,
    extraPrefsFirefox: firefoxPreferences,
    defaultViewport: null,
  });
  return {
    openWindow: async () => {
      const context = await running.createBrowserContext();
      return windowOf(await context.newPage(), () => context.close());
    },
    close: () => running.close(),
  };
}

function windowOf(page: Page, close: () => Promise<void>): EngineWindow {
  return {
    goto: async (address) => {
      await page.goto(address, { waitUntil: 'load' });
    },
    run: (body, argument) => page.evaluate(`((argument) => { ${body} })(${JSON.stringify(argument)})`),
    point: (x, y) => page.mouse.move(x, y),
    press: (x, y) => page.mouse.click(x, y),
    type: async (text) => {
      for (const { written, key, shift } of keysOf(text)) {
        if (written !== undefined) await page.keyboard.type(written);
        if (shift) await page.keyboard.down('Shift');
        if (key !== undefined) await page.keyboard.press(key as KeyInput);
        if (shift) await page.keyboard.up('Shift');
      }
    },
    resize: (width, height) => page.setViewport({ width, height }),
    close,
  };
}
