import { findProgram, installPackages } from './programs.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags for a headless browser without background requests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of an installed Chrome or Chromium (`CHROME_PATH` first), or null. */
export const findChromium = () => findProgram([process.env.CHROME_PATH, ...names, ...places]);

/** Chromium without window drawing, which halves the CPU time of the browser tests. */
const headlessShell = 'chromium-headless-shell';

/**
 * Flags for tests. Without a window, Chromium does not measure network speed and would load lazy pictures and frames
 * from further away; these are its distances on a good network.
 */
export const testBrowserFlags = [
  ...chromiumFlags,
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250,lazyLoadingFrameMarginPxUnknown=2500',
];

/** The path of the browser for tests (`CHROME_PATH` first), or null. */
export const findTestBrowser = () => findProgram([process.env.CHROME_PATH, headlessShell]) ?? findChromium();

/** The same, after trying to install Debian's headless Chromium. */
export function ensureTestBrowser() {
  const found = findProgram([process.env.CHROME_PATH, headlessShell]);
  if (!found) installPackages([headlessShell, 'fonts-dejavu-core'], 'the browser tests');
  return found ?? findProgram([headlessShell]) ?? ensureChromium();
}

/**
 * Finds a browser, or installs Debian's where allowed.
 * @throws {Error} with one line that says what to do.
 */
export function ensureChromium() {
  const found =
    findChromium() ?? (installPackages(['chromium', 'fonts-dejavu-core'], 'the browser tests') ? findChromium() : null);
  if (found) return found;
  throw new Error(
    'The browser tests need Chrome or Chromium: install one (Debian: apt install chromium), or set CHROME_PATH to it.',
  );
}
