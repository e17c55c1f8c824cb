// Schema of the keys `navbar`, `footer`, `social`, `announcement` and `sidebar`, and of links.
import * as z from 'zod';
import { isNoCode, optionalString, optionalText, text, trueByDefault } from './basic-schema.ts';

const link = {
  label: text,
  to: z
    .string()
    .refine(...isNoCode)
    .optional()
    .describe('Path of a page of this site, without the locale: `/api/intro`.'),
  href: z
    .url({ error: 'must be an absolute URL, such as https://example.com' })
    .refine(...isNoCode)
    .optional()
    .describe('URL of another site.'),
  section: optionalString.describe(
    'ID of a section. Links to its first page, or to `page`, in the version that the reader has open or chose last.',
  ),
  page: optionalString.describe('With `section`: ID of one of its pages, such as `intro`.'),
  sidebar: optionalString.describe(
    'With `section`, instead of `page`: name of one of its sidebars. Links to the first page of the sidebar, and is marked as current on all pages that show it.',
  ),
  activePath: optionalString.describe(
    'The link is marked as current on every page whose path starts with this. Default: its own path, or the base path of its section.',
  ),
};

export const simpleLink = z.strictObject(link);

const menuLink = z.strictObject({
  ...link,
  description: optionalText.describe('A sentence below the label. Default: none.'),
});

const navbarItem = z.strictObject({
  ...link,
  label: optionalText.describe(
    'A string for all languages, or one per locale code. Optional with `versions`, where it is shown before the name of the version.',
  ),
  versions: optionalString.describe(
    'ID of a section with several versions. Shows a menu of its versions, each linking to the current page.',
  ),
  position: z.enum(['left', 'right']).optional().describe('The side of the navbar. Default: `left`.'),
  items: z
    .array(menuLink)
    .min(1)
    .optional()
    .describe('Links of a menu. Cannot be combined with `to`, `href` or `section`.'),
});

const footerColumn = z.strictObject({
  title: text.describe('Heading above the links.'),
  links: z.array(simpleLink).min(1).describe('Links of the column.'),
});

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an absolute URL, such as https://example.com' });

const addressOf = (service: string) => webAddress.optional().describe(`URL of your profile on ${service}.`);

export const navbar = z
  .strictObject({
    title: optionalText.describe('Text next to the logo. Default: the title of the site.'),
    items: z.array(navbarItem).optional().describe('Links and menus. Default: a link to each section.'),
  })
  .prefault({})
  .describe('Navigation bar at the top of every page.');

export const footer = z
  .strictObject({
    columns: z.array(footerColumn).min(1).default([]).describe('Columns of links. Default: none.'),
    copyright: optionalText.describe('Copyright notice, one line of Markdown. Default: none.'),
    links: z.array(simpleLink).default([]).describe('Links next to the copyright notice. Default: none.'),
  })
  .optional()
  .describe('Footer of every page. Default: no footer.');

const socialLinks = z.strictObject({
  github: addressOf('GitHub'),
  gitlab: addressOf('GitLab'),
  x: addressOf('X'),
  bluesky: addressOf('Bluesky'),
  mastodon: addressOf('a Mastodon server'),
  linkedin: addressOf('LinkedIn'),
  youtube: addressOf('YouTube'),
  discord: addressOf('Discord'),
  slack: addressOf('Slack'),
  stackoverflow: addressOf('Stack Overflow'),
  reddit: addressOf('Reddit'),
  rss: z
    .union([z.string().startsWith('/', 'must start with a slash'), webAddress], {
      error: 'must be a path that starts with a slash, or an absolute URL',
    })
    .optional()
    .describe('URL of a feed, or path of a feed that docsgen generates or that is in `static/`: `/news/rss.xml`.'),
  email: z.email({ error: 'must be an email address' }).optional().describe('An email address.'),
});

export const social = socialLinks
  .optional()
  .describe(
    'Icon links to your profiles on other services, in this order, in the navbar, the menu on phones and the footer. Default: none.',
  );

export const announcement = z
  .strictObject({
    id: z
      .string()
      .min(1)
      .describe('ID of the announcement. Change it to show a new announcement to readers who closed the previous one.'),
    content: text.describe('Content of the announcement, one line of Markdown.'),
    closeable: trueByDefault.describe('Whether readers can close it. Default: true.'),
  })
  .optional()
  .describe('Announcement bar above the navbar. Default: none.');

export const sidebar = z
  .strictObject({
    collapsible: trueByDefault.describe('Whether categories can be collapsed. Default: true.'),
    collapsed: trueByDefault.describe('Whether categories are initially collapsed. Default: true.'),
  })
  .prefault({})
  .describe('Defaults for the categories of all sidebars. A category file can override them.');

export type ParsedLink = z.output<typeof simpleLink>;
export type ParsedMenuLink = z.output<typeof menuLink>;
export type ParsedNavbarItem = z.output<typeof navbarItem>;
