// Icons of social services, from bootstrap-icons. The icons are trademarks of their respective owners.

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

/** Styles of the icon extras, by name. Each extra contains one icon. */
export const iconExtras: ReadonlyMap<ReturnType<typeof iconExtra>, string> = new Map(
  Object.entries(files).map(([service, file]) => [
    iconExtra(service),
    `@layer parts{[data-service=${service}]{--mark:url(bootstrap-icons/icons/${file}.svg)}}`,
  ]),
);

export function iconExtra(service: string): `social-${string}` {
  return `social-${service}`;
}
