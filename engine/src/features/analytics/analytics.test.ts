// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { optsOutOfTracking, startAnalytics } from './analytics.ts';

const scripts = () => [...document.head.querySelectorAll('script')];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 50));
  // Unit tests must not load the script.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) node.setAttribute('type', 'text/plain');
    for (const node of nodes) document.head.appendChild(node as Node);
  });
});

afterEach(() => {
  document.head.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete (window as { dataLayer?: unknown }).dataLayer;
});

const src = 'https://stats.example.com/s.js';

it.each([
  [{ provider: 'plausible', src, id: 'example.com' }, { domain: 'example.com' }],
  [
    { provider: 'umami', src, id: 'abc', endpoint: 'https://in.example.com' },
    { websiteId: 'abc', hostUrl: 'https://in.example.com' },
  ],
  [{ provider: 'script', src, attributes: { 'data-goatcounter': '/count' } }, { goatcounter: '/count' }],
] as const)('%o: the script has its attributes, once the page is idle', (settings, data) => {
  startAnalytics(settings);
  expect(scripts()).toHaveLength(0);
  vi.advanceTimersByTime(60);
  expect(scripts()[0]?.src).toBe(src);
  expect({ ...scripts()[0]?.dataset }).toEqual(data);
});

it('sends Google one page view now and one per navigation', () => {
  startAnalytics({ provider: 'ga4', src: 'https://www.example.com/gtag/js?id=G-1' });
  vi.advanceTimersByTime(60);
  const views = () =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).filter((command) => command[1] === 'page_view');
  expect(views()).toHaveLength(1);
  history.pushState(null, '', '/about');
  dispatchEvent(new Event('pushState'));
  history.replaceState(null, '', '/about#skills');
  dispatchEvent(new Event('replaceState'));
  vi.advanceTimersByTime(200);
  expect(views()).toHaveLength(2);
});

it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('respects %j', (wish) => {
  expect(optsOutOfTracking({ doNotTrack: null, ...wish } as unknown as Navigator)).toBe(true);
  vi.stubGlobal('navigator', { ...wish });
  startAnalytics({ provider: 'script', src: 'https://s.example.com/s.js' });
  vi.advanceTimersByTime(10_000);
  expect(scripts()).toHaveLength(0);
});

it('allows tracking when the browser does not object', () => {
  expect(optsOutOfTracking({ doNotTrack: '0', globalPrivacyControl: false } as unknown as Navigator)).toBe(false);
});
