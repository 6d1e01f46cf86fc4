// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asksNotToBeTracked, startAnalytics } from './analytics.ts';

const scripts = () => [...document.head.querySelectorAll('script')];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 50));
  // The script's address is never asked in a unit test.
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

it('waits until the page is idle, then loads the script with what the provider reads', () => {
  startAnalytics({ provider: 'plausible', src: 'https://stats.example.com/s.js', id: 'example.com' });
  expect(scripts()).toHaveLength(0);
  vi.advanceTimersByTime(60);
  expect(scripts()[0]?.src).toBe('https://stats.example.com/s.js');
  expect(scripts()[0]?.dataset.domain).toBe('example.com');
});

it('names the site for Umami and its other host', () => {
  startAnalytics({
    provider: 'umami',
    src: 'https://u.example.com/u.js',
    id: 'abc',
    endpoint: 'https://in.example.com',
  });
  vi.advanceTimersByTime(60);
  expect({ ...scripts()[0]?.dataset }).toEqual({ websiteId: 'abc', hostUrl: 'https://in.example.com' });
});

it('sends Google one view now and one a navigation', () => {
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
  expect(asksNotToBeTracked({ doNotTrack: null, ...wish } as unknown as Navigator)).toBe(true);
  vi.stubGlobal('navigator', { ...wish });
  startAnalytics({ provider: 'script', src: 'https://s.example.com/s.js' });
  vi.advanceTimersByTime(10_000);
  expect(scripts()).toHaveLength(0);
});

it('takes no wish for none', () => {
  expect(asksNotToBeTracked({ doNotTrack: '0', globalPrivacyControl: false } as unknown as Navigator)).toBe(false);
});
