import type { Site } from '#src/content/schemas/site.ts';
import { addressEvents } from '#src/lib/browser/address-events.ts';
import { whenIdle } from '#src/lib/browser/when-idle.ts';

export type AnalyticsSettings = NonNullable<Site['analytics']>;

type ProviderWindow = Window & {
  dataLayer?: unknown[];
  gtag?: (...command: unknown[]) => void;
};

/** True when the browser asks not to be followed (Do Not Track or Global Privacy Control). */
export function asksNotToBeTracked(browser: Navigator = navigator): boolean {
  const { doNotTrack, globalPrivacyControl } = browser as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}

/** Loads the configured script once the page is idle; never for someone who asks not to be tracked. */
export function startAnalytics(settings: AnalyticsSettings): void {
  if (asksNotToBeTracked()) return;
  whenIdle(() => load(settings));
}

function load({ provider, src, id, endpoint }: AnalyticsSettings): void {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  // Plausible and Umami follow navigation by themselves.
  if (provider === 'plausible') {
    if (id) script.dataset.domain = id;
    if (endpoint) script.dataset.api = endpoint;
  } else if (provider === 'umami') {
    if (id) script.dataset.websiteId = id;
    if (endpoint) script.dataset.hostUrl = endpoint;
  } else if (provider === 'ga4') {
    startGtag(id ?? new URL(src).searchParams.get('id') ?? '');
  } else {
    // A script of the owner's own learns of page views by this event.
    const announce = () => dispatchEvent(new CustomEvent('site:pageview', { detail: pageView() }));
    script.addEventListener('load', announce);
    onPageView(announce);
  }
  document.head.append(script);
}

/** Google's command queue, with page views sent by us so that none is counted twice. */
function startGtag(id: string): void {
  const target = window as ProviderWindow;
  const layer = (target.dataLayer ??= []);
  target.gtag = function gtag() {
    // Google's script reads the arguments object itself; an array would be taken for something else.
    // eslint-disable-next-line prefer-rest-params
    layer.push(arguments);
  };
  const view = () => target.gtag?.('event', 'page_view', pageView());
  target.gtag('js', new Date());
  target.gtag('config', id, { send_page_view: false });
  view();
  onPageView(view);
}

function pageView() {
  return { page_location: location.href, page_title: document.title };
}

/** Calls back after each client navigation to another path; the router announces them as events. */
function onPageView(callback: () => void): void {
  let shown = location.pathname;
  const look = () => {
    if (location.pathname === shown) return;
    shown = location.pathname;
    // The title follows with the page.
    setTimeout(callback, 100);
  };
  for (const event of addressEvents) addEventListener(event, look);
}
