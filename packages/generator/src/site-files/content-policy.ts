// The Content-Security-Policy of a site: https://www.w3.org/TR/CSP3/
import { hash } from 'node:crypto';
import type { InlineCode } from '@docsgen/contract/views';
import type { SiteConfig } from '../model/config.ts';
import { redirectScript } from './redirects.ts';

interface PolicyRequest {
  readonly inline: InlineCode;
  /** The full text is searched, by code that is compiled to WebAssembly. */
  readonly hasIndex: boolean;
  readonly config: Pick<SiteConfig, 'policySources' | 'redirects'>;
}

/**
 * Nothing runs but the site's own files and the code named by its hash. Pictures, which run nothing, may come from
 * other hosts.
 */
export function contentPolicy({ inline, hasIndex, config }: PolicyRequest): string {
  const self = "'self'";
  const none = "'none'";
  const scripts = [...inline.scripts, ...(config.redirects.length > 0 ? [redirectScript] : [])];
  const own: Readonly<Record<string, readonly string[]>> = {
    'default-src': [self],
    'script-src': [self, ...scripts.map(sourceOf), ...(hasIndex ? ["'wasm-unsafe-eval'"] : [])],
    'style-src': [self, ...inline.styles.map(sourceOf)],
    'img-src': [self, 'data:', 'https:'],
    'media-src': [self, 'https:'],
    'object-src': [none],
    'base-uri': [none],
    'form-action': [self],
    'frame-ancestors': [self],
  };
  const directives = new Set([...Object.keys(own), ...Object.keys(config.policySources)]);
  return [...directives]
    .map((name) => [name, ...(own[name] ?? [self]), ...(config.policySources[name] ?? [])].join(' '))
    .join('; ');
}

function sourceOf(code: string): string {
  return `'sha256-${hash('sha256', code, 'base64')}'`;
}
