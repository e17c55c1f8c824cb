/** Brand names, which are the same in every language. The label of `email` is a UI string. */
export const socialServices = {
  github: 'GitHub',
  gitlab: 'GitLab',
  x: 'X',
  bluesky: 'Bluesky',
  mastodon: 'Mastodon',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  discord: 'Discord',
  slack: 'Slack',
  stackoverflow: 'Stack Overflow',
  reddit: 'Reddit',
  rss: 'RSS',
  email: undefined,
} as const;

export type SocialService = keyof typeof socialServices;
