// Links that docsgen shows as icons, because the old site showed them as icons or labeled them only with the name of
// the service.

import type { Options } from '../options.ts';
import type { Link } from './links.ts';

const hosts: Readonly<Record<string, string>> = {
  'github.com': 'github',
  'gitlab.com': 'gitlab',
  'x.com': 'x',
  'twitter.com': 'x',
  'bsky.app': 'bluesky',
  'linkedin.com': 'linkedin',
  'youtube.com': 'youtube',
  'discord.gg': 'discord',
  'discord.com': 'discord',
  'slack.com': 'slack',
  'stackoverflow.com': 'stackoverflow',
  'reddit.com': 'reddit',
};

const otherNames: Readonly<Record<string, string>> = { twitter: 'x', 'stack overflow': 'stackoverflow' };

interface Service {
  /** A key of `social`. */
  readonly name: string;
  readonly href: string;
}

/** Returns `undefined` for an ordinary link. */
export function iconService(item: Options, { label, target: { href } }: Link): Service | undefined {
  if (href === undefined || !URL.canParse(href)) return undefined;
  const { hostname, protocol } = new URL(href);
  const host = hostname.replace(/^www\./, '');
  const name = hosts[host] ?? hosts[host.split('.').slice(-2).join('.')];
  if (name === undefined || !/^https?:$/.test(protocol)) return undefined;
  const written = Object(item.value);
  const called = typeof label === 'string' ? label.toLowerCase().trim() : '';
  const isNamed = called === name || otherNames[called] === name;
  const hasText = typeof written.label === 'string' && written.label.trim() !== '';
  return isNamed || !hasText ? { name, href } : undefined;
}
