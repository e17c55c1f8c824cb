// Content-Security-Policy: https://www.w3.org/TR/CSP3/

import { hash } from 'node:crypto';
import type { InlineCode } from '@docsgen/contract/views';
import type { ConfiguredHeadTag, SiteConfig } from '../../model/config.ts';
import { addressIn } from '../../routes/head-tag-urls.ts';
import { redirectScript } from './redirects.ts';

interface PolicyRequest {
  readonly inline: InlineCode;
  /** Origins of frames on pages. */
  readonly frames?: readonly string[];
  readonly config: Pick<SiteConfig, 'security' | 'redirects' | 'feedback' | 'headTags'>;
}

/** Allows only scripts of the site, and inline code whose hash is listed. Images may be loaded from other hosts. */
export function contentPolicy({ inline, frames = [], config }: PolicyRequest): string {
  const self = "'self'";
  const none = "'none'";
  const scripts = [...inline.scripts, ...(config.redirects.length > 0 ? [redirectScript] : [])];
  const answers = hostOf(config.feedback?.form);
  const own: Readonly<Record<string, readonly string[]>> = {
    'default-src': [self],
    'script-src': [self, ...scripts.map(sourceOf)],
    'style-src': [self, ...inline.styles.map(sourceOf)],
    'img-src': [self, 'data:', 'https:'],
    'media-src': [self, 'https:'],
    'object-src': [none],
    'base-uri': [none],
    'form-action': [self, ...answers],
    'frame-ancestors': [self],
    ...(frames.length > 0 ? { 'frame-src': [self, ...frames] } : {}),
    ...(answers.length > 0 ? { 'connect-src': [self, ...answers] } : {}),
  };
  const head = headSources(config.headTags);
  const csp: Readonly<Record<string, readonly string[] | undefined>> = config.security.csp ?? {};
  const directives = new Set([own, head, csp].flatMap(Object.keys));
  return [...directives]
    .map((name) => {
      const added = [...(head[name] ?? []), ...(csp[name] ?? [])];
      return [name, ...new Set([...(own[name] ?? [self]), ...added])].join(' ');
    })
    .join('; ');
}

/** Returns the origin that receives reader feedback, if it is not the site's host. */
function hostOf(address: string | undefined): readonly string[] {
  return address === undefined || address.startsWith('/') ? [] : [new URL(address).origin];
}

function sourceOf(code: string): string {
  return `'sha256-${hash('sha256', code, 'base64')}'`;
}

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

function headSources(tags: readonly ConfiguredHeadTag[]): Sources {
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
