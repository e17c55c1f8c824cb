// Schema of `site.config.yaml`. The descriptions are the reference documentation: `docsgen schema` prints them as JSON
// Schema, editors show them, and `docs/reference/configuration.md` is generated from them.
import * as z from 'zod';
import { findPlaceholders } from '../../text/fill-url.ts';
import { runsCode } from '../../text/hrefs.ts';
import { didYouMean } from '../../text/suggest.ts';
import { analytics } from './analytics-schema.ts';
import { complain, logo, picture, shorthand, staticPath, text } from './basic-schema.ts';
import { headTag, script } from './head-schema.ts';
import { sitePlugin } from './plugins-schema.ts';
import { postsKeys } from './posts-schema.ts';
import { css, theme } from './theme-schema.ts';

const isNoCode = [(href: string): boolean => !runsCode(href, 'link'), 'must not be a URL that runs code'] as const;

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
  section: z
    .string()
    .optional()
    .describe(
      'ID of a section. Links to its first page, or to `page`, in the version that the reader has open or chose last.',
    ),
  page: z.string().optional().describe('With `section`: ID of one of its pages, such as `intro`.'),
  sidebar: z
    .string()
    .optional()
    .describe(
      'With `section`, instead of `page`: name of one of its sidebars. Links to the first page of the sidebar, and is marked as current on all pages that show it.',
    ),
  activePath: z
    .string()
    .optional()
    .describe(
      'The link is marked as current on every page whose path starts with this. Default: its own path, or the base path of its section.',
    ),
};

const checkLevel = z.enum(['error', 'warning', 'off']);

const simpleLink = z.strictObject(link);

const menuLink = z.strictObject({
  ...link,
  description: text.optional().describe('A sentence below the label. Default: none.'),
});

const navbarItem = z.strictObject({
  ...link,
  label: text
    .optional()
    .describe(
      'A string for all languages, or one per locale code. Optional with `versions`, where it is shown before the name of the version.',
    ),
  versions: z
    .string()
    .optional()
    .describe('ID of a section with several versions. Shows a menu of its versions, each linking to the current page.'),
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
    .union([z.string().startsWith('/', 'must start with a slash'), webAddress], {
      error: 'must be a path that starts with a slash, or an absolute URL',
    })
    .optional()
    .describe('URL of a feed, or path of a feed that docsgen generates or that is in `static/`: `/news/rss.xml`.'),
  email: z.email({ error: 'must be an email address' }).optional().describe('An email address.'),
});

const isAddress = [
  (pattern: string): boolean => /^(https?:\/\/|mailto:)/.test(pattern),
  'must be an absolute URL, such as https://example.com or mailto:docs@example.com',
] as const;

/** Checks the placeholders in a URL that is filled in on each page. */
const knowsPlaceholders = (key: string, names: readonly string[]) => (url: string, context: z.core.$RefinementCtx) => {
  for (const name of findPlaceholders(url).filter((each) => !names.includes(each))) {
    const known = `Available placeholders: ${names.map((each) => `{${each}}`).join(', ')}`;
    const hint = didYouMean(name, names, (meant) => `{${meant}}`) ?? known;
    complain(context, `Unknown placeholder {${name}} in '${key}'`, { hint });
  }
};

const linkPattern = (key: string) =>
  z
    .string()
    .refine(isAddress[0], { error: isAddress[1], abort: true })
    .superRefine(knowsPlaceholders(key, ['path', 'title', 'url']))
    .optional();

const plugin = shorthand(
  'name',
  z.string().min(1),
  z.strictObject({
    name: z.string().min(1).describe('Name of a package, or path of a file, starting with `./`.'),
    options: z.unknown().optional().describe('Options of the plugin.'),
  }),
).describe(
  'A package or a file, starting with `./`. To pass options: `{ name: remark-emoji, options: { accessible: true } }`.',
);

const version = z.strictObject({
  name: z
    .string()
    .regex(
      /^(?!\.{1,2}$)[^/\\<>:"|?*\s]{1,32}$/,
      'must be 1 to 32 characters that are valid in folder names, without spaces',
    )
    .describe(
      'Name of the version in URLs and folder names, such as `current` or `2.0`. Do not change it later: browsers store it as the reader’s choice.',
    ),
  label: text.optional().describe('Name of the version on pages. Default: `name`.'),
  path: z
    .string()
    .optional()
    .describe(
      'URL segment between the base path of the section and the path of the page. Default: none for the first version, `name` for the others.',
    ),
  content: z
    .string()
    .optional()
    .describe(
      'Folder in `content/<locale>/`. Default: the folder of the section, with `-<name>` appended for all versions but the first.',
    ),
  banner: z
    .enum(['none', 'unreleased', 'unmaintained'])
    .default('none')
    .describe('Notice at the top of every page of this version. Default: `none`.'),
});

const section = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'must consist of lowercase letters, digits and dashes, and start with a letter')
    .describe(
      'ID of the section in links and page IDs. Do not change it later: browsers store it with the reader’s choices.',
    ),
  label: text.optional().describe('Name of the section on pages. Default: the ID.'),
  basePath: z
    .string()
    .startsWith('/', 'must start with a slash')
    .optional()
    .describe('URL prefix of its pages. Default: `/<id>`.'),
  content: z.string().optional().describe('Folder in `content/<locale>/`. Default: the ID.'),
  versions: z
    .array(version)
    .min(1)
    .optional()
    .describe('Versions of the section, the latest first. Default: one, named `current`.'),
  ...postsKeys,
  links: z.array(simpleLink).default([]).describe('Links at the end of the sidebar.'),
  sidebar: z
    .union([z.array(z.unknown()), z.record(z.string(), z.unknown())])
    .optional()
    .describe(
      'Sidebar of the first version: a list of items, or several lists by name, in the format of `sidebar.yaml`. Replaces a `sidebar.yaml` in the section’s folder. Default: generated from the folders.',
    ),
});

const locale = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a language tag such as es, en or pt-BR')
    .describe(
      'Language tag, such as `es` or `pt-BR`. It is also the name of the folder in `content/` and, except for the first locale, the first segment of the URL.',
    ),
  label: z
    .string()
    .min(1)
    .optional()
    .describe('Name of the language in that language: `Español`. Default: derived from the code.'),
  direction: z.enum(['ltr', 'rtl']).optional().describe('Writing direction. Default: derived from the code.'),
  htmlLang: z.string().min(2).optional().describe('The `lang` attribute of its pages. Default: the code.'),
  content: z
    .string()
    .optional()
    .describe(
      'Folder of its pages, relative to the site’s root directory, such as `docs/en`. With `.`, the root directory itself, only the folders of `sections` are read, and the README is the landing page. Default: `content/<code>`.',
    ),
});

const publisher = z.enum(['github-pages', 'netlify', 'cloudflare', 'vercel', 'nginx']);

const redirect = z.strictObject({
  from: z
    .union([
      z.string().startsWith('/', 'must start with a slash'),
      z.array(z.string().startsWith('/', 'must start with a slash')).min(1),
    ])
    .transform((paths) => [paths].flat())
    .describe(
      'The old path, or a list of old paths. With a `host` other than `github-pages`, a path may end with a wildcard: `/blog/*`.',
    ),
  to: z
    .string()
    .refine((to) => /^(\/|https?:\/\/)/i.test(to) && URL.canParse(to, 'https://example.com'), {
      error: 'must start with a slash, or be an absolute URL such as https://example.com',
    })
    .regex(/^[^\s\p{Cc}\\"<>`]*$/u, 'must not contain spaces, quotes, backslashes, < or >')
    .describe(
      'Redirect target: the path of a page, without the locale, such as `/api/intro`, or the URL of another site. If `from` ends with a wildcard, it may end with `/:splat`, which is replaced by the matched part: `/news/:splat`.',
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
    $schema: z.string().optional().describe('JSON Schema for editors; docsgen ignores it.'),
    title: text.describe('Name of the site, used in the navbar, page titles and link previews.'),
    tagline: text.optional().describe('The site in one sentence. It is the description of the landing page.'),
    url: z
      .url({
        protocol: /^https?$/,
        error: 'must be an absolute URL, such as https://docs.example.com',
      })
      .transform((url, context) => {
        const { origin, pathname } = new URL(url);
        const hint = `Use url: ${origin} and baseUrl: ${pathname}`;
        if (pathname !== '/') complain(context, `'url' must not contain a path, but is '${url}'`, { hint });
        return origin;
      })
      .optional()
      .describe(
        'URL of the published site, without a path: `https://docs.example.com`. Required for canonical links, the sitemap and search from the address bar.',
      ),
    baseUrl: z
      .string()
      .startsWith('/', 'must start with a slash')
      .transform((path) => `/${path.split('/').filter(Boolean).join('/')}/`.replace('//', '/'))
      .prefault('/')
      .describe('Path prefix of the published site, such as `/docs/`. Default: `/`.'),
    trailingSlash: z
      .boolean()
      .default(true)
      .describe(
        'Whether URLs end with a slash. If true, pages are written to `a/b/index.html`, otherwise to `a/b.html`. Default: true.',
      ),
    locales: z
      .array(locale)
      .min(1)
      .optional()
      .describe(
        'Languages of the site. The first is the default language, whose URLs do not contain a language code. Default: English only.',
      ),
    sections: z
      .array(section)
      .min(1)
      .optional()
      .describe(
        'Sections of the site, each with its own sidebar. Default: one section, `docs`, at the root, with the pages in `content/<locale>/`.',
      ),
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
    home: z
      .strictObject({
        image: picture
          .optional()
          .describe(
            'Image next to the title on wide screens: a path in `static/`, or a mapping as for `logo`. Default: no image.',
          ),
      })
      .prefault({})
      .describe('Landing page. Its content is set in the front matter of its own page.'),
    navbar: z
      .strictObject({
        title: text.optional().describe('Text next to the logo. Default: the title of the site.'),
        items: z.array(navbarItem).optional().describe('Links and menus. Default: a link to each section.'),
      })
      .prefault({})
      .describe('Navigation bar at the top of every page.'),
    footer: z
      .strictObject({
        columns: z.array(footerColumn).min(1).default([]).describe('Columns of links. Default: none.'),
        copyright: text.optional().describe('Copyright notice, one line of Markdown. Default: none.'),
        links: z.array(simpleLink).default([]).describe('Links next to the copyright notice. Default: none.'),
      })
      .optional()
      .describe('Footer of every page. Default: no footer.'),
    social: social
      .optional()
      .describe(
        'Icon links to your profiles on other services, in this order, in the navbar, the menu on phones and the footer. Default: none.',
      ),
    announcement: z
      .strictObject({
        id: z
          .string()
          .min(1)
          .describe(
            'ID of the announcement. Change it to show a new announcement to readers who closed the previous one.',
          ),
        content: text.describe('Content of the announcement, one line of Markdown.'),
        closeable: z.boolean().default(true).describe('Whether readers can close it. Default: true.'),
      })
      .optional()
      .describe('Announcement bar above the navbar. Default: none.'),
    colorMode: z
      .strictObject({
        default: z
          .enum(['light', 'dark'])
          .optional()
          .describe('Initial mode. Default: the mode of the reader’s system.'),
        switch: z.boolean().default(true).describe('Whether readers can switch the mode. Default: true.'),
        respectSystem: z
          .boolean()
          .optional()
          .describe(
            'Whether to follow the mode of the reader’s system until the reader chooses one. Default: true, unless `default` is set.',
          ),
      })
      .transform(({ default: mode, switch: canSwitch, respectSystem = mode === undefined }) => ({
        initial: mode ?? ('light' as const),
        canSwitch,
        respectsSystem: respectSystem,
      }))
      .prefault({})
      .describe('Light and dark mode.'),
    tableOfContents: z
      .strictObject({
        min: z.int().min(2).max(6).default(2).describe('Lowest heading level. Default: 2.'),
        max: z.int().min(2).max(6).default(3).describe('Highest heading level. Default: 3.'),
      })
      .superRefine(({ min, max }, context) => {
        if (min > max) complain(context, `'tableOfContents.min' (${min}) must not be greater than 'max' (${max})`);
      })
      .prefault({})
      .describe('Heading levels in the table of contents. Default: 2 to 3.'),
    editLink: z
      .string()
      .includes('{path}', { error: 'must contain the placeholder {path}', abort: true })
      .refine(isNoCode[0], { error: isNoCode[1], abort: true })
      .superRefine(knowsPlaceholders('editLink', ['path']))
      .optional()
      .describe(
        'URL for editing the source of a page. `{path}` is replaced by the path of its file: `https://git.example.com/docs/edit/main/{path}`. Default: no link.',
      ),
    reportLink: linkPattern('reportLink').describe(
      'URL for reporting a problem with a page. `{path}`, `{title}` and `{url}` are replaced by the path of its source, its title and its URL: `https://git.example.com/docs/issues/new?title={title}&body={url}`, or `mailto:docs@example.com?subject={title}`. Default: no link.',
    ),
    feedback: z
      .strictObject({
        link: linkPattern('feedback.link').describe(
          'URL where readers can leave feedback, with placeholders as in `reportLink`.',
        ),
        form: z
          .string()
          .refine(
            (address) => /^(https?:\/\/|\/(?!\/))/.test(address) && URL.canParse(address, 'https://example.com'),
            {
              error: 'must be an absolute URL, or a path that starts with a slash',
            },
          )
          .optional()
          .describe(
            'URL or path that answers to “Was this page helpful?” are sent to. The request has two fields: `page`, the URL of the page, and `answer`, `yes` or `no`. Another host has to allow requests from this site (CORS).',
          ),
        method: z.enum(['post', 'get']).optional().describe('HTTP method of the request. Default: `post`.'),
      })
      .superRefine(({ link: page, form, method }, context) => {
        if (page === undefined && form === undefined) complain(context, `'feedback' requires 'link', 'form' or both`);
        if (method !== undefined && form === undefined)
          complain(context, `'feedback.method' has no effect without 'form'`, { at: ['method'] });
      })
      .transform(({ method = 'post' as const, ...others }) => ({ ...others, method }))
      .optional()
      .describe('Feedback below each page: a link, a question, or both. Default: neither.'),
    lastUpdated: z
      .strictObject({
        date: z
          .boolean()
          .default(true)
          .describe(
            'Whether the date is included below each page, in link previews and in the sitemap. Default: true.',
          ),
        author: z
          .boolean()
          .default(false)
          .describe('Whether the author of the last commit is shown below each page. Default: false.'),
      })
      .optional()
      .describe(
        'Date and author of the last change of each page, read from git or from `last_update` in the front matter of the page. An empty mapping, `{}`, turns it on. Default: off.',
      ),
    socialImage: z
      .string()
      .refine(...isNoCode)
      .optional()
      .describe('Image for link previews: a path in `static/`, starting with a slash, or a URL.'),
    sidebar: z
      .strictObject({
        collapsible: z.boolean().default(true).describe('Whether categories can be collapsed. Default: true.'),
        collapsed: z.boolean().default(true).describe('Whether categories are initially collapsed. Default: true.'),
      })
      .prefault({})
      .describe('Defaults for the categories of all sidebars. A category file can override them.'),
    breadcrumbs: z.boolean().default(true).describe('Whether pages show breadcrumbs. Default: true.'),
    search: z
      .union([
        z.boolean(),
        z.strictObject({
          synonyms: z
            .record(z.string(), z.array(z.array(z.string().min(1)).min(2)))
            .default({})
            .describe(
              'Groups of synonymous words or phrases, by language: `{ en: [[cancel, void, delete]] }`. A search for one of them also finds the others.',
            ),
        }),
      ])
      .transform((search) => ({
        isEnabled: search !== false,
        synonyms: typeof search === 'object' ? search.synonyms : {},
      }))
      .prefault(true)
      .describe('Search: `false` turns it off, a mapping sets its options. Default: true.'),
    checks: z
      .strictObject({
        links: checkLevel.default('error').describe('Links to pages that do not exist. Default: `error`.'),
        anchors: checkLevel.default('error').describe('Links to headings that do not exist. Default: `error`.'),
        images: checkLevel.default('error').describe('Images and files that do not exist. Default: `error`.'),
        duplicateRoutes: checkLevel.default('error').describe('Two pages with the same URL. Default: `error`.'),
        translations: checkLevel.default('off').describe('Translations that are missing or outdated. Default: `off`.'),
        foreignSyntax: checkLevel
          .default('warning')
          .describe('Markdown syntax of other tools, and unknown code languages. Default: `warning`.'),
      })
      .prefault({})
      .describe(
        'Severity of each check: an `error` fails the build, a `warning` is only printed, `off` skips the check. In a folder without a configuration, all of them are warnings. With `--strict`, warnings are errors.',
      ),
    externalLinks: z
      .strictObject({
        ignore: z
          .array(z.string())
          .default([])
          .describe('URLs to skip. `*` matches any characters: `https://intranet.example.com/*`.'),
      })
      .prefault({})
      .describe('Options of `docsgen check --external`, which checks links to other sites.'),
    budgets: z
      .strictObject({
        script: z
          .number()
          .positive()
          .optional()
          .describe('Maximum size of the JavaScript that a page loads by itself, in kB after gzip. Default: no limit.'),
      })
      .prefault({})
      .describe('Size limits. A build that exceeds one of them fails.'),
    keepAssets: z
      .number()
      .min(0)
      .max(3650)
      .default(7)
      .describe(
        'Number of days that unused files with a hash in their name (images, scripts, styles, parts of the search index) remain in the output, for readers who still have an older page open. `0` deletes them at once. Default: 7.',
      ),
    static: z
      .strictObject({
        allow: z
          .array(z.string().refine((path) => !/^[./]*\/|^$/.test(path), 'must be a path relative to static/'))
          .default([])
          .describe(
            'Hidden files, and files that look like private keys, to publish anyway: paths of files or folders relative to `static/`, such as `.env.example`. `.well-known`, `.nojekyll`, `.htaccess` and `.domains` are always published. Default: none.',
          ),
      })
      .prefault({})
      .describe('Options of the `static/` folder.'),
    host: z
      .union([publisher, z.array(publisher).min(1)])
      .transform((hosts) => [...new Set([hosts].flat())])
      .default([])
      .describe(
        'Hosting service or web server, or a list of them. docsgen generates its configuration files, with redirects and HTTP headers including a Content-Security-Policy: `_headers` and `_redirects` for Netlify and Cloudflare, `vercel.json` for Vercel, `nginx-headers.conf` and `nginx-site.conf` for nginx, `.nojekyll` for GitHub Pages. See `docs/guide/deploy.md`. Default: none.',
      ),
    security: z
      .strictObject({
        csp: z
          .partialRecord(z.enum(policyDirectives), z.array(policySource).min(1))
          .optional()
          .describe(
            'Sources that pages may load from in addition to the site itself, by directive: `{ frame-src: [https://www.youtube.com] }`. Requires `host`. Default: none.',
          ),
      })
      .prefault({})
      .describe('Content-Security-Policy of the site.'),
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
    redirects: z
      .array(redirect)
      .default([])
      .describe('Redirects from old paths to pages or other sites. They apply to every locale. Default: none.'),
    markdown: z
      .strictObject({
        parser: z
          .enum(['native', 'remark'])
          .default('native')
          .describe(
            'Markdown parser. `native` is Sätteri, which is faster; `remark` is remark-parse. Both produce the same pages. Default: `native`.',
          ),
        highlight: z.boolean().default(true).describe('Whether code blocks are highlighted. Default: true.'),
        html: z
          .enum(['allow', 'sanitize', 'escape'])
          .default('allow')
          .describe(
            'Handling of HTML in pages. `allow` keeps it, including scripts. `sanitize` removes unsafe elements and attributes, for sites that accept contributions. `escape` shows it as text. Default: `allow`.',
          ),
        mdx: z
          .enum(['files', 'all', 'off'])
          .optional()
          .describe(
            'Pages that are MDX, Markdown with components. `files`: pages with the extension `.mdx`. `all`: `.md` pages as well, as in Docusaurus. `off`: no pages, because MDX runs code. `format` in the front matter of a page takes precedence. Default: `files`, or `off` if `html` is not `allow`.',
          ),
        remarkPlugins: z
          .array(plugin)
          .default([])
          .describe('remark plugins, which transform the Markdown tree of pages, in this order. Default: none.'),
        rehypePlugins: z
          .array(plugin)
          .default([])
          .describe('rehype plugins, which transform the HTML tree of pages, in this order. Default: none.'),
      })
      .transform(({ mdx, ...options }) => ({ ...options, mdx: mdx ?? (options.html === 'allow' ? 'files' : 'off') }))
      .prefault({})
      .describe('Markdown options.'),
  })
  .describe('Configuration of a docsgen site.');

/** Configuration with all defaults, before its links, sections and locales are resolved. */
export type ParsedConfig = z.output<typeof siteConfigSchema>;
export type ParsedLink = z.output<typeof simpleLink>;
export type ParsedMenuLink = z.output<typeof menuLink>;
export type ParsedNavbarItem = z.output<typeof navbarItem>;
export type ParsedSection = z.output<typeof section>;
export type ParsedLocale = z.output<typeof locale>;

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
