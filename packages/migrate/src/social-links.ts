// Converts social links. Links whose icon docsgen does not have are returned separately.
import { mapIn, textIn } from './untyped-values.ts';

const known = [
  ...['github', 'gitlab', 'x', 'bluesky', 'mastodon', 'linkedin', 'youtube'],
  ...['discord', 'slack', 'stackoverflow', 'reddit', 'rss', 'email'],
];
const others: Readonly<Record<string, string>> = { twitter: 'x', 'x.com': 'x', stackOverflow: 'stackoverflow' };

interface SocialLinks {
  readonly social: Readonly<Record<string, string>> | undefined;
  readonly left: readonly { readonly icon: string; readonly link: string }[];
}

/** `links` are mappings with `icon` and `link` or `href`. */
export function convertSocialLinks(links: readonly unknown[]): SocialLinks {
  const social: Record<string, string> = {};
  const left: { icon: string; link: string }[] = [];
  for (const each of links.map(mapIn)) {
    const icon = textIn(each.icon) ?? 'a custom icon';
    const link = textIn(each.link) ?? textIn(each.href) ?? '';
    const name = others[icon] ?? icon.toLowerCase();
    if (known.includes(name) && social[name] === undefined && link !== '') social[name] = link.replace(/^mailto:/, '');
    else left.push({ icon, link });
  }
  return { social: Object.keys(social).length > 0 ? social : undefined, left };
}
