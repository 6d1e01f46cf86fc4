import { readdirSync } from 'node:fs';
import { ensureChromium } from '#tools/scripts/checks/chromium.mjs';
import { findProgram, installPackages } from '#tools/scripts/checks/programs.mjs';
import type { Engine } from './engines/engine.ts';
import { startOverBidi } from './engines/puppeteer.ts';
import { startWebKit } from './engines/webkit.ts';
import { startSilentSound } from './silent-sound.ts';

interface Browser {
  name: string;
  title: string;
  /** True for one that the rest of the tests use already: only when it is asked for. */
  isExtra?: boolean;
  /** Starts it, installing it where that is allowed; throws with one line that says what to do. */
  start: (env: NodeJS.ProcessEnv) => Promise<Engine>;
}

/** Runs `find`, and once more after an attempt to install Debian's packages. */
function found<Programs>(packages: string[], find: () => Programs | null): Programs {
  const programs = find() ?? (installPackages(packages, 'the journeys in every browser') ? find() : null);
  if (programs) return programs;
  throw new Error(`it is not installed (Debian: apt-get install ${packages.join(' ')})`);
}

const findFirefox = () =>
  findProgram([process.env.FIREFOX_PATH, 'firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']);

function findWebKit() {
  const driver = findProgram(['WebKitWebDriver']);
  const screen = findProgram(['Xvfb']);
  const browser = findProgram(miniBrowsers());
  return driver && screen && browser ? { driver, screen, browser } : null;
}

/** Sound for all of them: of a silent device, where it may be had. */
export async function ensureSound(): Promise<{ env: NodeJS.ProcessEnv; stop: () => void }> {
  const find = () => findProgram(['pulseaudio']);
  const server = find() ?? (installPackages(['pulseaudio'], 'sound that nobody hears') ? find() : null);
  return server ? startSilentSound(server) : { env: {}, stop: () => {} };
}

/** WebKitGTK keeps its small browser beside its libraries, in a folder with its version. */
function miniBrowsers(): string[] {
  const libraries = '/usr/lib';
  const folders = process.platform === 'linux' ? readdirSync(libraries).map((name) => `${libraries}/${name}`) : [];
  return [libraries, '/usr/libexec', ...folders].flatMap((folder) =>
    ['4.1', '4.0', '6.0'].map((version) => `${folder}/webkit${version === '6.0' ? '' : '2'}gtk-${version}/MiniBrowser`),
  );
}

/** The engines that visitors have. */
export const browsers: Browser[] = [
  {
    name: 'firefox',
    title: 'Firefox',
    start: async (env) => startOverBidi('firefox', found(['firefox-esr'], findFirefox), env),
  },
  {
    name: 'webkit',
    title: 'WebKit',
    start: async (env) => startWebKit(found(['webkit2gtk-driver', 'xvfb'], findWebKit), env),
  },
  {
    name: 'chromium',
    title: 'Chromium',
    isExtra: true,
    start: async (env) => startOverBidi('chrome', ensureChromium(), env),
  },
];
