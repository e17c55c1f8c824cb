// Schema of `site.config.yaml`. The descriptions are the reference documentation: `docsgen schema` prints them as JSON
// Schema, editors show them, and `docs/reference/configuration.md` is generated from them. The order of keys is the
// order in the reference.
import * as z from 'zod';
import { analytics } from './analytics-schema.ts';
import { logo, optionalString, optionalText, staticPath, text } from './basic-schema.ts';
import { budgets, checks, externalLinks } from './check-schema.ts';
import { locales, sections } from './content-schema.ts';
import { headTag, script } from './head-schema.ts';
import { baseUrl, host, keepAssets, redirects, security, staticFiles, trailingSlash, url } from './hosting-schema.ts';
import { markdown, sitePlugin } from './markdown-schema.ts';
import { announcement, footer, navbar, sidebar, social } from './navigation-schema.ts';
import {
  breadcrumbs,
  colorMode,
  editLink,
  feedback,
  home,
  lastUpdated,
  reportLink,
  search,
  socialImage,
  tableOfContents,
} from './page-schema.ts';
import { css, theme } from './theme-schema.ts';

export const siteConfigSchema = z
  .strictObject({
    $schema: optionalString.describe('JSON Schema for editors; docsgen ignores it.'),
    title: text.describe('Name of the site, used in the navbar, page titles and link previews.'),
    tagline: optionalText.describe('The site in one sentence. It is the description of the landing page.'),
    url,
    baseUrl,
    trailingSlash,
    locales,
    sections,
    theme: theme.prefault({}).describe('Appearance of the site: logo, icon, fonts, colors, border radius, widths.'),
    css: css
      .default([])
      .describe(
        'Style sheets, as paths relative to the site’s root directory, such as `./styles.css`. Their rules override those of the theme. Default: none.',
      ),
    logo: logo.optional().describe('Shorthand for `theme.logo`.'),
    favicon: staticPath
      .transform((src) => ({ src }))
      .optional()
      .describe('Shorthand for `theme.favicon`.'),
    home,
    navbar,
    footer,
    social,
    announcement,
    colorMode,
    tableOfContents,
    editLink,
    reportLink,
    feedback,
    lastUpdated,
    socialImage,
    sidebar,
    breadcrumbs,
    search,
    checks,
    externalLinks,
    budgets,
    keepAssets,
    static: staticFiles,
    host,
    security,
    head: z
      .array(headTag)
      .default([])
      .describe(
        'Elements to add to the `<head>` of every page: `{ tag: meta, attributes: { name: theme-color, content: black } }`. Elements that docsgen generates itself are an error. With `host`, the URLs they load and the hashes of inline code are added to the Content-Security-Policy. Default: none.',
      ),
    scripts: z
      .array(script)
      .default([])
      .describe(
        'Scripts to load on every page, in this order: a URL, a path in `static/`, starting with a slash, or a mapping. A script with a `category` is not loaded until the reader consents. Default: none.',
      ),
    analytics: analytics
      .optional()
      .describe(
        'Analytics service: one of `plausible`, `umami`, `matomo`, `ga4`, or the `src` of any script. Every page view is counted once, including client-side navigation. Default: none.',
      ),
    plugins: z
      .array(sitePlugin)
      .default([])
      .describe(
        'Plugins, in this order. They add pages, change the metadata of pages, check the site, and may add configuration keys. For remark and rehype plugins, see `markdown`. Default: none.',
      ),
    redirects,
    markdown,
  })
  .describe('Configuration of a docsgen site.');

/** Configuration with all defaults, before its links, sections and locales are resolved. */
export type ParsedConfig = z.output<typeof siteConfigSchema>;

/** Returns the JSON Schema for editors. `schema` can include keys that plugins add. */
export function configJsonSchema(schema: typeof siteConfigSchema = siteConfigSchema): object {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    // The descriptions contain the defaults.
    override: ({ jsonSchema }) => {
      delete jsonSchema.default;
    },
  });
}
