// What `site.config.yaml` may contain. The descriptions here are the reference documentation:
// `docsgen schema` prints them as JSON Schema, editors show them, `docs/reference/configuration.md` is made of them.
import * as z from 'zod';
import { runsCode } from '../../text/hrefs.ts';
import { analytics } from './analytics-schema.ts';
import { logo, picture, staticPath, text } from './basic-schema.ts';
import { headTag, script } from './head-schema.ts';
import { sitePlugin } from './plugins-schema.ts';
import { postsKeys } from './posts-schema.ts';
import { css, theme } from './theme-schema.ts';

const isNoCode = [(href: string): boolean => !runsCode(href, 'link'), 'must not be code that browsers run'] as const;

const link = {
  label: text,
  to: z
    .string()
    .refine(...isNoCode)
    .optional()
    .describe('A page of this site, from its root and without the locale: `/api/intro`.'),
  href: z
    .url({ error: 'must be a whole address, such as https://example.com' })
    .refine(...isNoCode)
    .optional()
    .describe('An address outside this site.'),
  section: z
    .string()
    .optional()
    .describe(
      'The id of a section: the link leads to its first page, or to `page` in it, in the version that is being read or was chosen last.',
    ),
  page: z.string().optional().describe('With `section`: the id of one of its pages, such as `intro`.'),
  sidebar: z
    .string()
    .optional()
    .describe(
      'With `section`, instead of `page`: the name of one of its sidebars. The link leads to the first page of that and is marked as current on all pages that show it.',
    ),
  activePath: z
    .string()
    .optional()
    .describe(
      'The link is marked as current on every page whose path begins with this. Default: its own path, or the base path of its section.',
    ),
};

const checkLevel = z.enum(['error', 'warning', 'off']);

const simpleLink = z.strictObject(link);

const menuLink = z.strictObject({
  ...link,
  description: text.optional().describe('What is there, in a sentence below the label. Default: the label alone.'),
});

const navbarItem = z.strictObject({
  ...link,
  label: text
    .optional()
    .describe(
      'As above; a menu of versions can do without. Before the name of the version, it says of what it is one.',
    ),
  versions: z
    .string()
    .optional()
    .describe('The id of a section with several versions: a menu of them, at the same page in each.'),
  position: z.enum(['left', 'right']).optional().describe('The side of the navbar. Default: `left`.'),
  items: z
    .array(menuLink)
    .min(1)
    .optional()
    .describe('Links of a menu; `to`, `href` and `section` are not allowed beside it.'),
});

const footerColumn = z.strictObject({
  title: text.describe('The words above the links.'),
  links: z.array(simpleLink).min(1).describe('The links.'),
});

const webAddress = z.url({ protocol: /^https?$/, error: 'must be a whole address, such as https://example.com' });

const addressOf = (service: string) => webAddress.optional().describe(`The address at ${service}.`);

const social = z.strictObject({
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
    .union([z.string().startsWith('/', 'must begin with a slash'), webAddress], {
      error: 'must be a path that begins with a slash, or a whole address',
    })
    .optional()
    .describe(
      'The address of a feed, or the path of one that docsgen writes or that is in `static/`: `/news/rss.xml`.',
    ),
  email: z.email({ error: 'must be an email address' }).optional().describe('An email address.'),
});

const isAddress = [
  (pattern: string): boolean => /^(https?:\/\/|mailto:)/.test(pattern),
  'must be a whole address, such as https://example.com or mailto:docs@example.com',
] as const;

const linkPattern = z
  .string()
  .refine(...isAddress)
  .optional();

const plugin = z
  .union([
    z.string().min(1),
    z.strictObject({
      name: z.string().min(1).describe('A package, or a file that begins with `./`.'),
      options: z.unknown().optional().describe('The options that the plugin gets.'),
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
    .describe(
      'The name in addresses, in folders and in what browsers remember, such as `current` or `2.0`: do not change it later.',
    ),
  label: text.optional().describe('The version’s name for readers. Default: `name`.'),
  path: z
    .string()
    .optional()
    .describe(
      'The part of the address between the section’s base path and the page. Default: none for the first version, the name for the others.',
    ),
  content: z
    .string()
    .optional()
    .describe(
      'The folder below `content/<locale>/`. Default: the section’s, with `-<name>` added for versions after the first.',
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
    .describe('The name in links, in ids of pages and in what browsers remember: do not change it later.'),
  label: text.optional().describe('The section’s name for readers. Default: the id.'),
  basePath: z
    .string()
    .startsWith('/', 'must begin with a slash')
    .optional()
    .describe('The address below which its pages are. Default: `/<id>`.'),
  content: z.string().optional().describe('The folder below `content/<locale>/`. Default: the id.'),
  versions: z
    .array(version)
    .min(1)
    .optional()
    .describe('Versions of the section, the latest first. Default: one, named `current`.'),
  ...postsKeys,
  links: z.array(simpleLink).optional().describe('Links at the end of the sidebar.'),
  sidebar: z
    .union([z.array(z.unknown()), z.record(z.string(), z.unknown())])
    .optional()
    .describe(
      'What is in the sidebar, instead of a file `sidebar.yaml` in the section’s folder and in its form: a list of items, or lists by name. It is that of the first version. Default: the tree of folders.',
    ),
});

const locale = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a language tag such as es, en or pt-BR')
    .describe(
      'The language tag, such as `es` or `pt-BR`. It is also the name of the folder in `content/` and, except for the first locale, the first part of the address.',
    ),
  label: z
    .string()
    .min(1)
    .optional()
    .describe('The language’s name in that language: `Español`. Default: follows from the code.'),
  direction: z.enum(['ltr', 'rtl']).optional().describe('The direction of writing. Default: follows from the code.'),
  htmlLang: z.string().min(2).optional().describe('The `lang` attribute of its pages. Default: the code.'),
  content: z
    .string()
    .optional()
    .describe(
      'The folder of its pages, from the site’s folder, such as `docs/en`. With `.`, the site’s folder itself, `sections` say which of its folders are pages, and its README is the landing page. Default: `content/<code>`.',
    ),
});

const publisher = z.enum(['github-pages', 'netlify', 'cloudflare', 'vercel', 'nginx']);

const redirect = z.strictObject({
  from: z
    .union([
      z.string().startsWith('/', 'must begin with a slash'),
      z.array(z.string().startsWith('/', 'must begin with a slash')).min(1),
    ])
    .describe(
      'The old address, or a list of them. With a `host` other than `github-pages`, an address may end with a wildcard: `/blog/*`.',
    ),
  to: z
    .string()
    .refine((to) => /^(\/|https?:\/\/)/i.test(to) && URL.canParse(to, 'https://example.com'), {
      error: 'must begin with a slash, or be a whole address such as https://example.com',
    })
    .regex(/^[^\s\p{Cc}\\"<>`]*$/u, 'must not contain spaces, quotes, backslashes, < or >')
    .describe(
      'The page that they redirect to, from the root of the site and without the locale: `/api/intro`; or an address of another site. After a wildcard, it may end with `/:splat`, which stands for what the wildcard matches: `/news/:splat`.',
    ),
});

const policyDirectives = [
  'connect-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'media-src',
  'script-src',
  'style-src',
  'worker-src',
] as const;

const policySource = z
  .string()
  .regex(
    /^('[\w+/=-]+'|[\w.:/*%@?&=~+-]+)$/,
    "must be one source, such as https://example.com or 'sha256-…' in single quotes",
  );

export const siteConfigSchema = z
  .strictObject({
    $schema: z.string().optional().describe('For editors; docsgen does not read it.'),
    title: text.describe('The site’s name, in the navbar, page titles and link previews.'),
    tagline: text.optional().describe('One sentence about the site; the description of its landing page.'),
    url: z
      .url({
        protocol: /^https?$/,
        error: 'must be a whole address with its protocol, such as https://docs.example.com',
      })
      .optional()
      .describe(
        'The address of the published site, without a path: `https://docs.example.com`. Where it is missing, the site has no canonical links, no sitemap and no search from the address bar.',
      ),
    baseUrl: z
      .string()
      .startsWith('/', 'must begin with a slash')
      .optional()
      .describe('The path below which the site is published, such as `/docs/`. Default: `/`.'),
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
      .describe(
        'The languages. The first is the site’s default language, whose pages have no language in their address. Default: English alone.',
      ),
    sections: z
      .array(section)
      .min(1)
      .optional()
      .describe(
        'The parts of the site, each with a sidebar of its own. Default: one, `docs`, at the root, from `content/<locale>/`.',
      ),
    theme: theme
      .optional()
      .describe(
        'The look of the site: logo, icon, fonts, colours, corners, widths. Default: docsgen’s own, paper and ink.',
      ),
    css: css
      .optional()
      .describe(
        'Style sheets of the site, as paths from its folder, such as `./styles.css`. Their rules win over the theme’s. Default: none.',
      ),
    logo: logo.optional().describe('Short for `theme.logo`.'),
    favicon: staticPath.optional().describe('Short for `theme.favicon`.'),
    home: z
      .strictObject({
        image: picture
          .optional()
          .describe(
            'The picture beside the title, on wide screens: a path in `static/` or a map, as for `logo`. Default: no picture.',
          ),
      })
      .optional()
      .describe('The landing page. Its texts are in the front matter of its own page.'),
    navbar: z
      .strictObject({
        title: text.optional().describe('The text beside the logo. Default: the site’s title.'),
        items: z.array(navbarItem).optional().describe('Links and menus. Default: a link to each section.'),
      })
      .optional()
      .describe('The bar at the top of every page.'),
    footer: z
      .strictObject({
        columns: z.array(footerColumn).min(1).optional().describe('Links in columns. Default: none.'),
        copyright: text.optional().describe('The text, one line of Markdown. Default: none.'),
        links: z.array(simpleLink).optional().describe('Links beside the copyright line. Default: none.'),
      })
      .optional()
      .describe('The bottom of every page. Default: no footer.'),
    social: social
      .optional()
      .describe(
        'Where else the site is: links with the icons of services, in the order written here, in the navbar, the menu on phones and the footer. Default: none.',
      ),
    announcement: z
      .strictObject({
        id: z.string().min(1).describe('Change it to show the announcement again to readers who closed the last one.'),
        content: text.describe('The text, one line of Markdown.'),
        closeable: z.boolean().optional().describe('Whether readers can close it. Default: true.'),
      })
      .optional()
      .describe('A line above the navbar.'),
    colorMode: z
      .strictObject({
        default: z
          .enum(['light', 'dark'])
          .optional()
          .describe('The initial mode. Default: that of the reader’s system.'),
        switch: z.boolean().optional().describe('Whether readers can change the mode. Default: true.'),
        respectSystem: z
          .boolean()
          .optional()
          .describe(
            'Whether the reader’s system sets the mode until the reader chooses one. Default: true, unless `default` is set.',
          ),
      })
      .optional()
      .describe('Light and dark mode.'),
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
      .refine(...isNoCode)
      .optional()
      .describe(
        'The address where a page’s source can be edited, with `{path}` for its path: `https://git.example.com/docs/edit/main/{path}`. Default: no link.',
      ),
    reportLink: linkPattern.describe(
      'The address where a problem with a page can be reported, with `{path}` for the path of its source, `{title}` and `{url}` for its title and address: `https://git.example.com/docs/issues/new?title={title}&body={url}`, or `mailto:docs@example.com?subject={title}`. Default: no link.',
    ),
    feedback: z
      .strictObject({
        link: linkPattern.describe('An address where readers can say more, with placeholders as in `reportLink`.'),
        form: z
          .string()
          .refine(
            (address) => /^(https?:\/\/|\/(?!\/))/.test(address) && URL.canParse(address, 'https://example.com'),
            {
              error: 'must be a whole address, or a path that begins with a slash',
            },
          )
          .optional()
          .describe(
            'Where the answers to “Was this page helpful?” go, a whole address or a path of the same host: two fields, `page`, the address of the page, and `answer`, `yes` or `no`. An address of another host has to allow that this site sends to it (CORS).',
          ),
        method: z.enum(['post', 'get']).optional().describe('How the form is sent. Default: `post`.'),
      })
      .optional()
      .describe('What readers think of a page, below each page: a link, a question, or both. Default: neither.'),
    lastUpdated: z
      .strictObject({
        date: z
          .boolean()
          .optional()
          .describe('Whether the date is shown below each page, in link previews and in the sitemap. Default: true.'),
        author: z
          .boolean()
          .optional()
          .describe('Whether the author of the last commit is shown below each page. Default: false.'),
      })
      .optional()
      .describe(
        'When each page was last updated, and by whom, from the site’s git repository or, instead, from `last_update` in the page’s front matter. An empty map, `{}`, turns it on. Default: neither is shown, and git is not asked.',
      ),
    socialImage: z
      .string()
      .refine(...isNoCode)
      .optional()
      .describe('The picture for link previews: a path in `static/` that begins with a slash, or an address.'),
    sidebar: z
      .strictObject({
        collapsible: z.boolean().optional().describe('Whether categories can be folded. Default: true.'),
        collapsed: z.boolean().optional().describe('Whether they are folded at first. Default: true.'),
      })
      .optional()
      .describe('The categories of all sidebars; a category file can say otherwise for its own.'),
    breadcrumbs: z.boolean().optional().describe('Whether a page shows the categories that it is in. Default: true.'),
    search: z
      .union([
        z.boolean(),
        z.strictObject({
          synonyms: z
            .record(z.string(), z.array(z.array(z.string().min(1)).min(2)))
            .optional()
            .describe(
              'By language: groups of words or phrases that mean the same, such as `{ en: [[cancel, void, delete]] }`. A search for one of them finds the others.',
            ),
        }),
      ])
      .optional()
      .describe('Whether readers can search the site, or how. Default: true.'),
    checks: z
      .strictObject({
        links: checkLevel.optional().describe('Links to pages that do not exist. Default: `error`.'),
        anchors: checkLevel.optional().describe('Links to headings that do not exist. Default: `error`.'),
        images: checkLevel.optional().describe('Pictures and files that do not exist. Default: `error`.'),
        duplicateRoutes: checkLevel.optional().describe('Two pages at one address. Default: `error`.'),
        translations: checkLevel
          .optional()
          .describe('Translations that are missing, or older than their original. Default: `off`.'),
        foreignSyntax: checkLevel
          .optional()
          .describe('Markdown syntax of other tools and unknown code languages in a page. Default: `warning`.'),
      })
      .optional()
      .describe(
        'How serious a mistake is: an `error` fails the build, a `warning` is only printed, and with `off` it is not looked for. In a folder without a configuration all of these are warnings. With `--strict` every warning counts as an error.',
      ),
    externalLinks: z
      .strictObject({
        ignore: z
          .array(z.string())
          .optional()
          .describe('Addresses that are not asked; a `*` stands for any text: `https://intranet.example.com/*`.'),
      })
      .optional()
      .describe('What `docsgen check --external` does with links into other sites.'),
    budgets: z
      .strictObject({
        script: z
          .number()
          .positive()
          .optional()
          .describe('The most JavaScript that a page may load unasked, in kB after gzip. Default: no limit.'),
      })
      .optional()
      .describe('Limits; a build that exceeds one fails.'),
    keepAssets: z
      .number()
      .min(0)
      .max(3650)
      .optional()
      .describe(
        'How many days files with a hash in their name (pictures, scripts, styles, parts of the search index) stay in the output when no page uses them any more, for readers whose page is older than the site: `0`, not at all. Default: 7.',
      ),
    static: z
      .strictObject({
        allow: z
          .array(z.string().refine((path) => !/^[./]*\/|^$/.test(path), 'must be a path relative to static/'))
          .optional()
          .describe(
            'Hidden files, and files that look like private keys, to publish: paths of files or folders relative to `static/`, such as `.env.example`. `.well-known`, `.nojekyll`, `.htaccess` and `.domains` are always published. Default: none.',
          ),
      })
      .optional()
      .describe('Which files of `static/` are published.'),
    host: z
      .union([publisher, z.array(publisher).min(1)])
      .optional()
      .describe(
        'What publishes the site, one or several. docsgen writes the files that it reads: HTTP headers, a Content-Security-Policy among them, and redirects in `_headers` and `_redirects` for Netlify and Cloudflare, in `vercel.json` for Vercel, in `nginx-headers.conf` and `nginx-site.conf` for nginx; `.nojekyll` for GitHub Pages. `docs/guide/deploy.md` has a guide for each. Default: no such file.',
      ),
    security: z
      .strictObject({
        csp: z
          .partialRecord(z.enum(policyDirectives), z.array(policySource).min(1))
          .optional()
          .describe(
            'What pages may use beside the site’s own: lists of sources by directive, `{ frame-src: [https://www.youtube.com] }`. Only with `host`. Default: nothing.',
          ),
      })
      .optional()
      .describe('What the Content-Security-Policy allows.'),
    head: z
      .array(headTag)
      .optional()
      .describe(
        'Elements that are added to the head of every page: `{ tag: meta, attributes: { name: theme-color, content: black } }`. What docsgen writes there itself is an error. With `host`, what they load and the hash of what stands in them are part of the Content-Security-Policy. Default: none.',
      ),
    scripts: z
      .array(script)
      .optional()
      .describe(
        'Scripts of every page, in this order: an address, a path in `static/` that begins with a slash, or a map. With a `category`, readers are asked first. Default: none.',
      ),
    analytics: analytics
      .optional()
      .describe(
        'The service that counts the readers of the site: one of `plausible`, `umami`, `matomo`, `ga4`, or the `src` of any script. Each page is counted once, also where readers go on without a full load. Default: nothing is counted.',
      ),
    plugins: z
      .array(sitePlugin)
      .optional()
      .describe(
        'Plugins of the site, in this order: they add pages, change what pages say of themselves, check the site, and may have keys of their own here. Plugins of Markdown alone stand in `markdown`. Default: none.',
      ),
    redirects: z
      .array(redirect)
      .optional()
      .describe('Old addresses that redirect to pages, or to other sites, in every locale.'),
    markdown: z
      .strictObject({
        parser: z
          .enum(['native', 'remark'])
          .optional()
          .describe(
            '`native` is Sätteri, the fast one; `remark` is remark-parse. Both give the same pages. Default: `native`.',
          ),
        highlight: z.boolean().optional().describe('Whether code is highlighted. Default: true.'),
        html: z
          .enum(['allow', 'sanitize', 'escape'])
          .optional()
          .describe(
            'What becomes of HTML in pages. `allow`: it is part of the page, scripts too. `sanitize`: only what can do no harm is, for sites that take contributions. `escape`: it is shown as it is written. Default: `allow`.',
          ),
        math: z
          .boolean()
          .optional()
          .describe(
            'Whether TeX between dollars is a formula: `$…$` in a line, `$$…$$` and ` ```math ` blocks on lines of their own. They become MathML. Amounts such as `$5 and $10` stay text. Default: false.',
          ),
        mdx: z
          .enum(['files', 'all', 'off'])
          .optional()
          .describe(
            'Which pages are MDX: Markdown with components in it. `files`: those whose names end in `.mdx`. `all`: `.md`, too, as in Docusaurus. `off`: none, because MDX runs code. A page’s own `format` in its front matter wins. Default: `files`, and `off` where `html` is not `allow`.',
          ),
        diagrams: z
          .boolean()
          .optional()
          .describe(
            'Whether ` ```mermaid ` blocks are drawn: flowcharts, sequence, state, class and entity relationship diagrams. Other kinds are drawn in the browser where the site has installed `mermaid`, and are code elsewhere. Default: true.',
          ),
        remarkPlugins: z
          .array(plugin)
          .optional()
          .describe('Plugins that change the Markdown tree of pages, in this order.'),
        rehypePlugins: z
          .array(plugin)
          .optional()
          .describe('Plugins that change the HTML tree of pages, in this order.'),
      })
      .optional()
      .describe('How Markdown is read.'),
  })
  .describe('Configuration of a docsgen site.');

export type RawConfig = z.infer<typeof siteConfigSchema>;
export type RawLink = z.infer<typeof simpleLink>;
export type RawNavbarItem = z.infer<typeof navbarItem>;
export type RawMenuLink = z.infer<typeof menuLink>;
export type RawSection = z.infer<typeof section>;

/** The schema for editors. `schema`: that of a site whose plugins have keys of their own. */
export function configJsonSchema(schema: typeof siteConfigSchema = siteConfigSchema): object {
  return z.toJSONSchema(schema, { target: 'draft-7' });
}
