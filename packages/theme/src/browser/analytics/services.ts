// Sends page views to each analytics service. Most services need a queue until their script has loaded. The automatic
// page views of the services are turned off, because pages would otherwise be counted twice.

export interface CountedPage {
  readonly url: string;
  readonly title: string;
  /** The previous page, or `document.referrer` on the first page. */
  readonly referrer: string;
  /** Whether this is the first page view since the last full load. */
  readonly isFirst: boolean;
}

type Counter = (page: CountedPage) => void;
type Call = (...given: unknown[]) => void;

interface Plausible extends Call {
  q?: unknown[][];
  /** Settings, which newer versions of the script read on load. */
  o?: object;
}

interface Umami {
  readonly track: (change: (known: object) => object) => void;
}

/** Global variables that the services' scripts define. */
interface ServiceGlobals {
  plausible?: Plausible;
  umami?: Umami;
  _paq?: { readonly push: (...calls: unknown[][]) => unknown };
  dataLayer?: unknown[];
}

const globals: ServiceGlobals = window as ServiceGlobals;

function plausible(): Counter {
  if (globals.plausible === undefined) {
    const queue: Plausible = (...given) => queue.q?.push(given);
    queue.q = [];
    queue.o = { autoCapturePageviews: false };
    globals.plausible = queue;
  }
  // Older and newer versions of the script use different names for the URL.
  return ({ url }) => globals.plausible?.('pageview', { u: url, url });
}

function umami(script: HTMLScriptElement): Counter {
  return (page) => {
    const { url, title, referrer } = page;
    const track = (): void => globals.umami?.track((known) => ({ ...known, url, title, referrer }));
    if (globals.umami) track();
    else script.addEventListener('load', track, { once: true });
  };
}

function matomo({ dataset }: HTMLScriptElement): Counter {
  return ({ url, title, referrer, isFirst }) => {
    globals._paq ??= [] as unknown[][];
    const send = (...call: unknown[]): void => void globals._paq?.push(call);
    if (isFirst) {
      send('setTrackerUrl', dataset.tracker);
      send('setSiteId', dataset.site);
      if (dataset.doNotTrack) send('setDoNotTrack', true);
      if (dataset.cookies) send('disableCookies', true);
      send('enableLinkTracking');
    } else send('setReferrerUrl', referrer);
    send('setCustomUrl', url);
    send('setDocumentTitle', title);
    send('trackPageView');
  };
}

function ga4({ dataset }: HTMLScriptElement): Counter {
  return ({ url, title, referrer, isFirst }) => {
    globals.dataLayer ??= [];
    // gtag.js accepts only `arguments` objects.
    const send = function (..._call: unknown[]): void {
      // biome-ignore lint/complexity/noArguments: see above.
      globals.dataLayer?.push(arguments);
    };
    if (isFirst) {
      send('js', new Date());
      send('config', dataset.id, { send_page_view: false });
    }
    send('event', 'page_view', { page_location: url, page_title: title, page_referrer: referrer });
  };
}

/** Custom scripts count the first page when they load, and receive an event for each later page. */
function customScript(): Counter {
  return (page) => {
    if (!page.isFirst) document.dispatchEvent(new CustomEvent('docsgen:page', { detail: page }));
  };
}

const services: Readonly<Record<string, (script: HTMLScriptElement) => Counter>> = {
  plausible,
  umami,
  matomo,
  ga4,
  script: customScript,
};

/** Returns `undefined` if the service is unknown. */
export function counterOf(script: HTMLScriptElement): Counter | undefined {
  return services[script.dataset.analytics ?? '']?.(script);
}
