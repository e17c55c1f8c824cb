// Content-Security-Policy: https://www.w3.org/TR/CSP3/
import { hash } from 'node:crypto';
import type { InlineCode } from '@docsgen/contract/views';
import type { SiteConfig } from '../../model/config.ts';
import { headSources } from './head-policy.ts';
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
