import type { Site } from '#src/content/schemas/site.ts';
import { addressEvents } from '#src/lib/browser/history.ts';
import { trustedScript } from '#src/lib/browser/trusted.ts';
import { whenIdle } from '#src/lib/browser/when-idle.ts';

export type AnalyticsSettings = NonNullable<Site['analytics']>;

type ProviderWindow = Window & {
  dataLayer?: unknown[];
  gtag?: (...command: unknown[]) => void;
};

/** True when Do Not Track or Global Privacy Control is on. */
export function optsOutOfTracking(browser: Navigator = navigator): boolean {
  const { doNotTrack, globalPrivacyControl } = browser as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}

/** Loads the configured analytics script once the page is idle, unless the visitor opted out of tracking. */
export function startAnalytics(settings: AnalyticsSettings): void {
  if (optsOutOfTracking()) return;
  whenIdle(() => load(settings));
}

function load({ provider, src, id, endpoint, attributes = {} }: AnalyticsSettings): void {
  const script = document.createElement('script');
  script.src = trustedScript(src);
  script.async = true;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  // Plausible and Umami track navigation themselves.
  if (provider === 'plausible') {
    if (id) script.dataset.domain = id;
    if (endpoint) script.dataset.api = endpoint;
  } else if (provider === 'umami') {
    if (id) script.dataset.websiteId = id;
    if (endpoint) script.dataset.hostUrl = endpoint;
  } else if (provider === 'ga4') {
    startGtag(id ?? new URL(src).searchParams.get('id') ?? '');
  } else {
    // Custom scripts receive page views through this event.
    const announce = () => dispatchEvent(new CustomEvent('site:pageview', { detail: pageView() }));
    script.addEventListener('load', announce);
    onPageView(announce);
  }
  document.head.append(script);
}

/** Sets up gtag. Its automatic page views are off, so that none is counted twice. */
function startGtag(id: string): void {
  const target = window as ProviderWindow;
  const layer = (target.dataLayer ??= []);
  target.gtag = function gtag() {
    // gtag reads the `arguments` object itself and ignores arrays.
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

/** Runs the callback after each client navigation to another path, announced by the router as an event. */
function onPageView(callback: () => void): void {
  let shown = location.pathname;
  const look = () => {
    if (location.pathname === shown) return;
    shown = location.pathname;
    // React updates the title after navigation.
    setTimeout(callback, 100);
  };
  for (const event of addressEvents) addEventListener(event, look);
}
