// Sources that the Content-Security-Policy must allow for custom head elements.
import { hash } from 'node:crypto';
import type { ConfiguredHeadTag } from '../../model/config.ts';
import { addressIn } from '../../routes/head-tag-urls.ts';

type Sources = Readonly<Record<string, readonly string[]>>;

/** CSP directives by the `as` attribute of a preload. */
const preloaded: Readonly<Record<string, string>> = {
  script: 'script-src',
  style: 'style-src',
  font: 'font-src',
  fetch: 'connect-src',
};

/** Origins to which analytics services send data, if they differ from the origin of the script. */
const collectors: Readonly<Record<string, readonly string[]>> = {
  'https://cloud.umami.is': ['https://gateway.umami.is', 'https://api-gateway.umami.dev'],
  'https://www.googletagmanager.com': ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
};

/** Reports whether a script is a data block, which browsers do not run. */
const isData = (type: unknown): boolean => typeof type === 'string' && /^application\/(ld\+)?json$/.test(type);

export function headSources(tags: readonly ConfiguredHeadTag[]): Sources {
  const sources: Record<string, readonly string[]> = {};
  for (const tag of tags)
    for (const [directive, source] of sourcesOf(tag))
      sources[directive] = [...new Set([...(sources[directive] ?? []), source])];
  return sources;
}

type Source = readonly [directive: string, source: string];

function sourcesOf(element: ConfiguredHeadTag): readonly Source[] {
  const { tag, attributes, text } = element;
  if (text !== undefined) {
    const code = `'sha256-${hash('sha256', text, 'base64')}'`;
    return isData(attributes.type) ? [] : [[tag === 'style' ? 'style-src' : 'script-src', code]];
  }
  const href = addressIn(element)?.href;
  if (href === undefined || href.startsWith('/')) return [];
  const { origin } = new URL(href);
  // Most scripts send data to their own origin.
  if (tag === 'script') {
    const own: readonly Source[] = ['script-src', 'connect-src'].map((directive) => [directive, origin]);
    const others = attributes['data-analytics'] === undefined ? [] : (collectors[origin] ?? []);
    return [...own, ...others.map((source) => ['connect-src', source] as const)];
  }
  const directive = directiveOf(String(attributes.rel).toLowerCase(), String(attributes.as ?? ''));
  return directive === undefined ? [] : [[directive, origin]];
}

function directiveOf(rel: string, as: string): string | undefined {
  if (rel === 'stylesheet') return 'style-src';
  if (rel === 'modulepreload') return 'script-src';
  return rel === 'preload' ? preloaded[as] : undefined;
}
