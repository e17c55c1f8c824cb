// Converts social links. Links whose icon docsgen does not have are reported.
import { mapIn, textIn } from './untyped-values.ts';

const known = [
  ...['github', 'gitlab', 'x', 'bluesky', 'mastodon', 'linkedin', 'youtube'],
  ...['discord', 'slack', 'stackoverflow', 'reddit', 'rss', 'email'],
];
const others: Readonly<Record<string, string>> = { twitter: 'x', 'x.com': 'x', stackOverflow: 'stackoverflow' };

/** `links` are mappings with `icon` and `link` or `href`. */
export function convertSocialLinks(
  links: readonly unknown[],
  lose: (loss: { readonly message: string; readonly hint: string }) => void,
): Readonly<Record<string, string>> | undefined {
  const social: Record<string, string> = {};
  for (const each of links.map(mapIn)) {
    const icon = textIn(each.icon) ?? 'a custom icon';
    const link = textIn(each.link) ?? textIn(each.href) ?? '';
    const name = others[icon] ?? icon.toLowerCase();
    if (known.includes(name) && social[name] === undefined && link !== '') social[name] = link.replace(/^mailto:/, '');
    else lose({ message: `docsgen has no icon '${icon}'`, hint: `Add a link to ${link} to the navbar` });
  }
  return Object.keys(social).length > 0 ? social : undefined;
}
