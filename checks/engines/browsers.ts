import { readdirSync } from 'node:fs';
import { findProgram, installPackages } from '#checks/scripts/checks/programs.mjs';
import type { Engine } from './engines/engine.ts';
import { startFirefox } from './engines/puppeteer.ts';
import { startWebKit } from './engines/webkit.ts';
import { startSilentSound } from './silent-sound.ts';

interface Browser {
  name: string;
  /** Starts it, installing it if allowed. Throws with one line that says what to do. */
  start: (env: NodeJS.ProcessEnv) => Promise<Engine>;
}

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

/** Provides a silent audio device where possible. */
export async function ensureSound(): Promise<{ env: NodeJS.ProcessEnv; stop: () => void }> {
  const find = () => findProgram(['pulseaudio']);
  const server = find() ?? (installPackages(['pulseaudio'], 'a silent audio device') ? find() : null);
  return server ? startSilentSound(server) : { env: {}, stop: () => Promise.resolve() };
}

/** WebKitGTK installs MiniBrowser beside its libraries, in a versioned folder. */
function miniBrowsers(): string[] {
  const libraries = '/usr/lib';
  const folders = process.platform === 'linux' ? readdirSync(libraries).map((name) => `${libraries}/${name}`) : [];
  return [libraries, '/usr/libexec', ...folders].flatMap((folder) =>
    ['4.1', '4.0', '6.0'].map((version) => `${folder}/webkit${version === '6.0' ? '' : '2'}gtk-${version}/MiniBrowser`),
  );
}

export const browsers: Browser[] = [
  { name: 'Firefox', start: async (env) => startFirefox(found(['firefox-esr'], findFirefox), env) },
  { name: 'WebKit', start: async (env) => startWebKit(found(['webkit2gtk-driver', 'xvfb'], findWebKit), env) },
];
