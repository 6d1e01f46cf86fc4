/**
 * Runs before the first paint, as a small classic script in the head: sets the theme, follows the language that the
 * visitor chose earlier, and starts the rest of the script once the page can be seen. What it imports is
 * compiled into it, so that is little; and it must never throw.
 */
import { storageKeys } from '#src/contracts/storage-keys.ts';
import { localizeAddress, parseAddress } from '#src/i18n/addresses.ts';
import { isLanguage } from '#src/i18n/languages.ts';
import { harmlessMarkup } from './harmless-markup.ts';

interface PolicyWindow extends Window {
  trustedTypes?: {
    createPolicy: (name: string, rules: Record<'createHTML' | 'createScriptURL', (text: string) => string>) => unknown;
  };
}

(function boot() {
  // Older than what the site promises to work in (docs/accessibility.md): plain HTML, which needs none of this.
  if (!window.CSS?.supports('color', 'light-dark(red, red)') || !('any' in AbortSignal)) return;

  function stored(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  // Where browsers ask (Trusted Types), text becomes markup only by this rule, and never script. Which hosts scripts come
  // from is the server's policy to say.
  try {
    (window as PolicyWindow).trustedTypes?.createPolicy('default', {
      createHTML: harmlessMarkup,
      createScriptURL: (url) => url,
    });
  } catch {
    // A host whose policy knows no such name does not ask either.
  }

  const root = document.documentElement;
  const theme = stored(storageKeys.theme);
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  if (siteHasLamp && stored(storageKeys.lamp) === 'on') root.dataset.lamp = 'on';
  root.classList.add('js');

  const language = stored(storageKeys.language);
  const shown = parseAddress(location.pathname);
  if (isLanguage(language) && language !== shown.language && pagePaths.includes(shown.path.replace(/(.)\/$/, '$1'))) {
    location.replace(localizeAddress(shown.path, language) + location.search + location.hash);
    return;
  }

  // A picture that cannot be had leaves the gap that was drawn for it, not the browser's sign of a broken one.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) target.dataset.missing = '';
    },
    true,
  );

  // What is pressed before the page can answer is not lost: `use-taken-over.ts` presses it again.
  const early: HTMLElement[] = [];
  window.earlyPresses = early;
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('button');
    if (button && root.dataset.hydrated !== 'true' && early.length < 5) early.push(button);
  });

  // Script waits for the first paint, so that it does not compete with text, type and the first picture.
  const { entry, preload = '', fetch: data = '' } = document.currentScript?.dataset ?? {};
  let started = !entry;
  function start() {
    if (started) return;
    started = true;
    const addresses = (list: string) => list.split(' ').filter(Boolean);
    const waiting = [
      ...addresses(data).map((href) => ['link', { rel: 'preload', as: 'fetch', crossOrigin: '', href }] as const),
      // One after the other, each a task of its own: together they would keep a phone from answering for too long.
      ...addresses(`${preload} ${entry}`).map((src) => ['script', { type: 'module', async: false, src }] as const),
    ];
    // So is to ask for each: a dozen at once take a slow phone a tenth of a second. No timer, as below.
    const { port1, port2 } = new MessageChannel();
    const next = () => {
      const each = waiting.shift();
      if (!each) return port1.close();
      document.head.append(Object.assign(document.createElement(each[0]), each[1]));
      port2.postMessage(null);
    };
    port1.onmessage = next;
    next();
  }
  // Events, not timers: a test's fake clock must not hold the page back.
  addEventListener('load', start);
  try {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  } catch {
    // A browser without paint timing waits for `load`.
  }
})();
