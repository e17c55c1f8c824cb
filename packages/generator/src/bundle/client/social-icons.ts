// The icon of each service, from bootstrap-icons. The icons are trademarks of their owners.

import type { SocialService } from '@docsgen/contract/social-services';

const files: { readonly [service in SocialService]: string } = {
  github: 'github',
  gitlab: 'gitlab',
  x: 'twitter-x',
  bluesky: 'bluesky',
  mastodon: 'mastodon',
  linkedin: 'linkedin',
  youtube: 'youtube',
  discord: 'discord',
  slack: 'slack',
  stackoverflow: 'stack-overflow',
  reddit: 'reddit',
  rss: 'rss-fill',
  email: 'envelope-fill',
};

/** Names and styles of the extras, one icon each. */
export const iconExtras: ReadonlyMap<ReturnType<typeof iconExtra>, string> = new Map(
  Object.entries(files).map(([service, file]) => [
    iconExtra(service),
    `@layer parts{[data-service=${service}]{--mark:url(bootstrap-icons/icons/${file}.svg)}}`,
  ]),
);

export function iconExtra(service: string): `social-${string}` {
  return `social-${service}`;
}
