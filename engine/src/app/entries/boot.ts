/**
 * Runs before first paint as a small classic script in the head: sets the theme, redirects to the visitor's stored
 * language, and starts the module scripts after the first paint. Its imports are inlined, so keep them few. It must
 * never throw.
 */
import { localizeAddress, parseAddress } from '#src/i18n/addresses.ts';
import { isLanguage } from '#src/i18n/languages.ts';
import { parseHour } from '#src/lib/browser/stored-hour.ts';
import { readStorage as stored } from '#src/lib/browser/storage.ts';
import { createPolicy } from '#src/lib/browser/trusted-types.ts';

(function boot() {
  // Unsupported browser (docs/accessibility.md): leave it with plain HTML.
  if (!window.CSS?.supports('color', 'light-dark(red, red)') || !('any' in AbortSignal)) return;

  const root = document.documentElement;
  const theme = stored('local', 'theme');
  const hour = parseHour(stored('session', 'hour'));
  const dark = hour
    ? hour.dark
    : theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  if (hour) root.dataset.hour = hour.step;
  root.dataset.theme = dark ? 'dark' : 'light';
  if (siteHasLamp && stored('local', 'lamp') === 'on') root.dataset.lamp = 'on';
  root.classList.add('js');

  const language = stored('local', 'language');
  const shown = parseAddress(location.pathname);
  const isOther = isLanguage(language) && language !== shown.language;
  // "Not found" has no links to other languages.
  if (isOther && document.querySelector(`link[hreflang="${language}"]`)) {
    location.replace(localizeAddress(shown.path, language) + location.search + location.hash);
    return;
  }

  // A picture that fails to load keeps its drawn placeholder instead of the browser's broken-image icon.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) target.dataset.missing = '';
    },
    true,
  );

  // Lazy pictures and frames out of view wait for the first scroll: browsers would fetch them up to 2,500 px ahead. They
  // are marked while the page is parsed, because its first layout may come before the end.
  const frames = new Set<Element>();
  const load = (frame: Element) => frame.removeAttribute('data-far');
  const inView = new IntersectionObserver((entries) =>
    entries.forEach(({ isIntersecting, target }) => isIntersecting && load(target)),
  );
  const parsed = new MutationObserver(() => {
    for (const { parentElement: frame } of document.querySelectorAll(
      'picture:has([loading=lazy]), iframe, div > [loading=lazy]',
    )) {
      if (!frame || frames.has(frame)) continue;
      frames.add(frame);
      frame.setAttribute('data-far', '');
      inView.observe(frame);
    }
  });
  parsed.observe(root, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => parsed.disconnect());
  addEventListener('scroll', () => frames.forEach(load), { capture: true, once: true });

  // Presses before hydration are replayed by `use-hydrated.ts`.
  const early: HTMLElement[] = [];
  window.earlyPresses = early;
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('button');
    if (button && root.dataset.hydrated !== 'true' && early.length < 5) early.push(button);
  });

  // Script waits for the first paint, so that it does not compete with text, fonts and the first picture.
  const { entry, preload = '', fetch: data = '' } = document.currentScript?.dataset ?? {};
  let started = !entry;
  function start() {
    if (started) return;
    started = true;
    const policy = createPolicy('boot', { createScriptURL: (address) => address });
    const trusted = (address: string) => (policy?.createScriptURL(address) ?? address) as string;
    const addresses = (list: string) => list.split(' ').filter(Boolean);
    const waiting = [
      ...addresses(data).map((href) => ['link', { rel: 'preload', as: 'fetch', crossOrigin: '', href }] as const),
      // One script per task: evaluated together they would block a phone for too long.
      ...addresses(`${preload} ${entry}`).map(
        (src) => ['script', { type: 'module', async: false, src: trusted(src) }] as const,
      ),
    ];
    // Request one per task too: a dozen at once block a slow phone for about 100 ms. No timer, as below.
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
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
})();
