// What may stand in `site.config.yaml`. The descriptions here are the reference documentation:
// `docsgen schema` prints them as JSON Schema, editors show them, and `docs/configuration.md` is made of them.
import * as z from 'zod';

const text = z
  .union([z.string().min(1), z.record(z.string(), z.string().min(1))])
  .describe('One text for every language, or one by locale code: `{ es: Inicio, en: Home }`.');

const link = {
  label: text,
  to: z.string().optional().describe('A page of this site, from its root and without the locale: `/api/intro`.'),
  href: z
    .url({ error: 'must be a whole address, such as https://example.com' })
    .optional()
    .describe('An address outside this site.'),
  section: z
    .string()
    .optional()
    .describe('The id of a section: leads to its first page, or to `page` in it, in the version the reader prefers.'),
  page: z.string().optional().describe('With `section`: the id of a page in it, such as `intro`.'),
  activePath: z
    .string()
    .optional()
    .describe(
      'The link is marked on every page whose path begins so. Default: its own path, or the base path of its section.',
    ),
};

const checkLevel = z.enum(['error', 'warning', 'off']);

const simpleLink = z.strictObject(link);

const navbarItem = z.strictObject({
  ...link,
  position: z.enum(['left', 'right']).optional().describe('Which end of the bar. Default: `left`.'),
  items: z
    .array(simpleLink)
    .min(1)
    .optional()
    .describe('Makes a menu of links; then `to`, `href` and `section` are not allowed.'),
});

const plugin = z
  .union([
    z.string().min(1),
    z.strictObject({
      name: z.string().min(1).describe('A package, or a file that begins with `./`.'),
      options: z.unknown().optional().describe('What the plugin is called with.'),
    }),
  ])
  .describe(
    'A package, or a file that begins with `./`; with options: `{ name: remark-emoji, options: { accessible: true } }`.',
  );

const version = z.strictObject({
  name: z
    .string()
    .regex(
      /^(?!\.{1,2}$)[^/\\<>:"|?*\s]{1,32}$/,
      'must be 1 to 32 characters that a folder name can have, without spaces',
    )
    .describe('Stable name, used in addresses and storage: `current`, `2.0`.'),
  label: text.optional().describe('What readers see. Default: the name.'),
  path: z
    .string()
    .optional()
    .describe('Between the base path and the page. Default: nothing for the first version, the name for others.'),
  content: z
    .string()
    .optional()
    .describe(
      'Folder below the content folder of each locale. Default: the section’s, with `-<name>` for versions after the first.',
    ),
  banner: z
    .enum(['none', 'unreleased', 'unmaintained'])
    .optional()
    .describe('A notice above every page of this version. Default: `none`.'),
});

const section = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'must be lower case letters, digits and dashes, beginning with a letter')
    .describe('Names the section in links, ids and storage.'),
  label: text.optional().describe('The section’s name for readers. Default: the id.'),
  basePath: z
    .string()
    .startsWith('/', 'must begin with a slash')
    .optional()
    .describe('Where its pages stand. Default: `/<id>`.'),
  content: z.string().optional().describe('Folder below `content/<locale>/`. Default: the id.'),
  versions: z.array(version).min(1).optional().describe('The first one is the latest. Default: one, named `current`.'),
  links: z.array(simpleLink).optional().describe('Links at the end of the sidebar.'),
});

const locale = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a language tag such as es, en or pt-BR')
    .describe(
      'The language tag; also the folder in `content/` and, but for the first locale, the first part of the address.',
    ),
  label: z.string().min(1).optional().describe('What the language calls itself. Default: worked out from the code.'),
  direction: z.enum(['ltr', 'rtl']).optional().describe('Default: worked out from the code.'),
  htmlLang: z.string().min(2).optional().describe('The `lang` of its pages. Default: the code.'),
});

const redirect = z.strictObject({
  from: z
    .union([
      z.string().startsWith('/', 'must begin with a slash'),
      z.array(z.string().startsWith('/', 'must begin with a slash')).min(1),
    ])
    .describe('The old address, or a list of them.'),
  to: z
    .string()
    .startsWith('/', 'must begin with a slash')
    .describe('A page of this site, from its root and without the locale.'),
});

export const siteConfigSchema = z
  .strictObject({
    $schema: z.string().optional().describe('For editors; docsgen does not read it.'),
    title: text.describe('The site’s name: navbar, page titles, link previews.'),
    tagline: text.optional().describe('One sentence about the site; the description of its landing page.'),
    url: z
      .url({
        protocol: /^https?$/,
        error: 'must be a whole address with its protocol, such as https://docs.example.com',
      })
      .optional()
      .describe(
        'Where the site will stand, without a path. Without it there are no canonical links, no sitemap and no search from the address bar.',
      ),
    baseUrl: z
      .string()
      .startsWith('/', 'must begin with a slash')
      .optional()
      .describe('The path under which the site will stand: `/docs/`. Default: `/`.'),
    trailingSlash: z
      .boolean()
      .optional()
      .describe(
        'True: addresses end with a slash and files are `a/b/index.html`. False: no slash, `a/b.html`. Default: true.',
      ),
    locales: z
      .array(locale)
      .min(1)
      .optional()
      .describe('The languages; the first one is the default and stands at the root. Default: English alone.'),
    sections: z
      .array(section)
      .min(1)
      .optional()
      .describe(
        'The parts of the site, each with a sidebar of its own. Default: one, `docs`, at the root, from `content/<locale>/`.',
      ),
    navbar: z
      .strictObject({
        title: text.optional().describe('Beside the mark. Default: the site’s title.'),
        items: z
          .array(navbarItem)
          .optional()
          .describe('Links and menus. Default: a link to each section, if there is more than one.'),
      })
      .optional()
      .describe('The bar at the top of every page.'),
    footer: z
      .strictObject({
        copyright: text,
        links: z.array(simpleLink).optional().describe('Beside the copyright line. Default: none.'),
      })
      .optional()
      .describe('Default: no footer.'),
    announcement: z
      .strictObject({
        id: z.string().min(1).describe('A new id shows the announcement again to those who dismissed the last one.'),
        content: text.describe('Markdown on one line.'),
        closeable: z.boolean().optional().describe('Default: true.'),
      })
      .optional()
      .describe('A line above the navbar.'),
    colorMode: z
      .strictObject({
        default: z.enum(['light', 'dark']).optional().describe('Default: `light`.'),
        switch: z.boolean().optional().describe('Whether readers can change it. Default: true.'),
        respectSystem: z
          .boolean()
          .optional()
          .describe('Whether the system’s preference decides until they do. Default: false.'),
      })
      .optional()
      .describe('Light and dark.'),
    tableOfContents: z
      .strictObject({
        min: z.int().min(2).max(6).optional().describe('The first level. Default: 2.'),
        max: z.int().min(2).max(6).optional().describe('The last level. Default: 3.'),
      })
      .optional()
      .describe('Heading levels in the table of contents. Default: 2 to 3.'),
    editLink: z
      .string()
      .includes('{path}', { error: 'must contain {path}, which becomes the path of the file' })
      .optional()
      .describe('Address of a page’s source: `https://git.example.com/docs/edit/main/{path}`. Default: no link.'),
    lastUpdated: z
      .strictObject({
        date: z.boolean().optional().describe('Below each page, for link previews and in the sitemap. Default: true.'),
        author: z.boolean().optional().describe('Below each page: who made the last commit. Default: false.'),
      })
      .optional()
      .describe(
        'When a page was last updated, and by whom, as the site’s git repository knows it; `last_update` in its front matter says it instead. Default: neither is shown, and git is not asked.',
      ),
    socialImage: z
      .string()
      .optional()
      .describe('Picture for link previews: a path in `static/` that begins with a slash, or an address.'),
    sidebar: z
      .strictObject({
        collapsible: z.boolean().optional().describe('Whether categories fold. Default: true.'),
        collapsed: z.boolean().optional().describe('Whether they begin folded. Default: true.'),
      })
      .optional()
      .describe('How the categories of every sidebar begin; a category file can say otherwise.'),
    breadcrumbs: z.boolean().optional().describe('Whether a page shows the way to it. Default: true.'),
    search: z
      .boolean()
      .optional()
      .describe(
        'Whether readers can search the site: its titles and, in an index that each build makes, its text. Default: true.',
      ),
    checks: z
      .strictObject({
        links: checkLevel.optional().describe('Links to pages that do not exist. Default: `error`.'),
        anchors: checkLevel.optional().describe('Links to headings that do not exist. Default: `error`.'),
        images: checkLevel.optional().describe('Pictures and files that do not exist. Default: `error`.'),
        duplicateRoutes: checkLevel.optional().describe('Two pages at one address. Default: `error`.'),
      })
      .optional()
      .describe('What becomes of a mistake: `error` fails the build, `warning` is only told, `off` is not looked for.'),
    budgets: z
      .strictObject({
        script: z
          .number()
          .positive()
          .optional()
          .describe('The most script that every page may load, in kB compressed with gzip. Default: no limit.'),
      })
      .optional()
      .describe('Sizes that fail the build when they are exceeded.'),
    redirects: z.array(redirect).optional().describe('Old addresses, in every locale.'),
    markdown: z
      .strictObject({
        parser: z
          .enum(['native', 'remark'])
          .optional()
          .describe('`native` is Sätteri, `remark` is remark-parse; both give the same pages. Default: `native`.'),
        highlight: z.boolean().optional().describe('Whether docsgen colours code. Default: true.'),
        remarkPlugins: z.array(plugin).optional().describe('Run on the Markdown tree, in this order.'),
        rehypePlugins: z.array(plugin).optional().describe('Run on the HTML tree, in this order.'),
      })
      .optional()
      .describe('How pages are read.'),
  })
  .describe('Configuration of a docsgen site.');

export type RawConfig = z.infer<typeof siteConfigSchema>;
export type RawLink = z.infer<typeof simpleLink>;
export type RawNavbarItem = z.infer<typeof navbarItem>;
export type RawSection = z.infer<typeof section>;

/** The schema as an editor wants it. */
export function configJsonSchema(): object {
  return z.toJSONSchema(siteConfigSchema, { target: 'draft-7' });
}
