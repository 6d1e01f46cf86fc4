import { findProgram, installPackages } from './programs.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags for a quiet headless browser that asks nobody for anything. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a Chrome or Chromium on this machine (`CHROME_PATH` first), or null. */
export function findChromium() {
  return findProgram([process.env.CHROME_PATH, ...names, ...places]);
}

/** Chromium without a window to draw around each page: about half the work for the many pages of the tests. */
const headlessShell = 'chromium-headless-shell';

/**
 * The same for tests. Without a window Chromium does not measure how fast its network is, and would fetch lazy pictures and
 * frames from further away than it does for visitors: these are its distances for a good network.
 */
export const testBrowserFlags = [
  ...chromiumFlags,
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250,lazyLoadingFrameMarginPxUnknown=2500',
];

/** The path of the browser that tests open their pages in (`CHROME_PATH` first), or null. */
export function findTestBrowser() {
  return findProgram([process.env.CHROME_PATH, headlessShell]) ?? findChromium();
}

/** The same; installs Debian's headless Chromium where that is allowed, and does with what there is where it is not. */
export function ensureTestBrowser() {
  const found = findProgram([process.env.CHROME_PATH, headlessShell]);
  if (!found) installPackages([headlessShell, 'fonts-dejavu-core'], 'the browser tests');
  return found ?? findProgram([headlessShell]) ?? ensureChromium();
}

/** Finds a browser, or installs Debian's where that is allowed. Throws with one line that says what to do. */
export function ensureChromium() {
  const found =
    findChromium() ?? (installPackages(['chromium', 'fonts-dejavu-core'], 'the browser tests') ? findChromium() : null);
  if (found) return found;
  throw new Error(
    'The browser tests need Chrome or Chromium: install one (Debian: apt install chromium), or set CHROME_PATH to it.',
  );
}
