// Services that a site can link to with an icon, and what they are called.

/** Names in every language; that of `email` is a message. */
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
