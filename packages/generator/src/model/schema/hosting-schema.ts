// Schema of the keys for the URL of the site and its host.
import * as z from 'zod';
import { complain, trueByDefault } from './basic-schema.ts';

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

export const url = z
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
  );

export const baseUrl = z
  .string()
  .startsWith('/', 'must start with a slash')
  .transform((path) => `/${path.split('/').filter(Boolean).join('/')}/`.replace('//', '/'))
  .prefault('/')
  .describe('Path prefix of the published site, such as `/docs/`. Default: `/`.');

export const trailingSlash = trueByDefault.describe(
  'Whether URLs end with a slash. If true, pages are written to `a/b/index.html`, otherwise to `a/b.html`. Default: true.',
);

export const keepAssets = z
  .number()
  .min(0)
  .max(3650)
  .default(7)
  .describe(
    'Number of days that unused files with a hash in their name (images, scripts, styles, parts of the search index) remain in the output, for readers who still have an older page open. `0` deletes them at once. Default: 7.',
  );

export const staticFiles = z
  .strictObject({
    allow: z
      .array(z.string().refine((path) => !/^[./]*\/|^$/.test(path), 'must be a path relative to static/'))
      .default([])
      .describe(
        'Hidden files, and files that look like private keys, to publish anyway: paths of files or folders relative to `static/`, such as `.env.example`. `.well-known`, `.nojekyll`, `.htaccess` and `.domains` are always published. Default: none.',
      ),
  })
  .prefault({})
  .describe('Options of the `static/` folder.');

export const host = z
  .union([publisher, z.array(publisher).min(1)])
  .transform((hosts) => [...new Set([hosts].flat())])
  .default([])
  .describe(
    'Hosting service or web server, or a list of them. docsgen generates its configuration files, with redirects and HTTP headers including a Content-Security-Policy: `_headers` and `_redirects` for Netlify and Cloudflare, `vercel.json` for Vercel, `nginx-headers.conf` and `nginx-site.conf` for nginx, `.nojekyll` for GitHub Pages. See `docs/guide/deploy.md`. Default: none.',
  );

export const security = z
  .strictObject({
    csp: z
      .partialRecord(z.enum(policyDirectives), z.array(policySource).min(1))
      .optional()
      .describe(
        'Sources that pages may load from in addition to the site itself, by directive: `{ frame-src: [https://www.youtube.com] }`. Requires `host`. Default: none.',
      ),
  })
  .prefault({})
  .describe('Content-Security-Policy of the site.');

export const redirects = z
  .array(redirect)
  .default([])
  .describe('Redirects from old paths to pages or other sites. They apply to every locale. Default: none.');
