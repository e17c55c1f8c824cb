// How each service is told of a page. Most have a queue that has to be there before their script is; none of them
// counts by itself, or it would count pages twice.

export interface CountedPage {
  readonly url: string;
  readonly title: string;
  /** The page before; on the first one, where the reader came from. */
  readonly referrer: string;
  /** The first that is counted since the browser loaded a page. */
  readonly isFirst: boolean;
}

type Counter = (page: CountedPage) => void;
type Call = (...given: unknown[]) => void;

interface Plausible extends Call {
  q?: unknown[][];
  /** Settings, which the newer script reads when it comes. */
  o?: object;
}

interface Umami {
  readonly track: (change: (known: object) => object) => void;
}

/** What the scripts of the services leave in the window. */
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
  // The older script and the newer one call the address by different names.
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
    const tell = (...call: unknown[]): void => void globals._paq?.push(call);
    if (isFirst) {
      tell('setTrackerUrl', dataset.tracker);
      tell('setSiteId', dataset.site);
      if (dataset.doNotTrack) tell('setDoNotTrack', true);
      if (dataset.cookies) tell('disableCookies', true);
      tell('enableLinkTracking');
    } else tell('setReferrerUrl', referrer);
    tell('setCustomUrl', url);
    tell('setDocumentTitle', title);
    tell('trackPageView');
  };
}

function ga4({ dataset }: HTMLScriptElement): Counter {
  return ({ url, title, referrer, isFirst }) => {
    globals.dataLayer ??= [];
    // The script takes calls for such only if they are the arguments of a function.
    const tell = function (..._call: unknown[]): void {
      // biome-ignore lint/complexity/noArguments: see above.
      globals.dataLayer?.push(arguments);
    };
    if (isFirst) {
      tell('js', new Date());
      tell('config', dataset.id, { send_page_view: false });
    }
    tell('event', 'page_view', { page_location: url, page_title: title, page_referrer: referrer });
  };
}

/** Any other script counts the first page when it is loaded, and hears of the next ones by an event. */
function tellScript(): Counter {
  return (page) => {
    if (!page.isFirst) document.dispatchEvent(new CustomEvent('docsgen:page', { detail: page }));
  };
}

const services: Readonly<Record<string, (script: HTMLScriptElement) => Counter>> = {
  plausible,
  umami,
  matomo,
  ga4,
  script: tellScript,
};

/** `undefined`: a service that is not known here. */
export function counterOf(script: HTMLScriptElement): Counter | undefined {
  return services[script.dataset.analytics ?? '']?.(script);
}
