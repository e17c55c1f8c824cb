// Schema of the key `markdown`, and of the entries of `plugins`.
import * as z from 'zod';
import { choice, shorthand, trueByDefault } from './basic-schema.ts';

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

export const markdown = z
  .strictObject({
    parser: choice(['native', 'remark'], 'native').describe(
      'Markdown parser. `native` is Sätteri, which is faster; `remark` is remark-parse. Both produce the same pages. Default: `native`.',
    ),
    highlight: trueByDefault.describe('Whether code blocks are highlighted. Default: true.'),
    html: choice(['allow', 'sanitize', 'escape'], 'allow').describe(
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
  .describe('Markdown options.');

export const sitePlugin = shorthand(
  'name',
  z.string().min(1),
  z.strictObject({
    name: z.string().min(1).describe('Name of a package, or path of a file, starting with `./`.'),
    options: z.record(z.string(), z.unknown()).default({}).describe('Options of the plugin; see its documentation.'),
    level: z
      .enum(['error', 'warning', 'off'])
      .optional()
      .describe(
        'Severity of the problems that the checks of the plugin report; `off` skips them. Default: set by the plugin, for each check.',
      ),
  }),
).describe('A package or a file, starting with `./`. To pass options: `{ name: ./glossary.ts, options: {} }`.');
