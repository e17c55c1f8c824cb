// Schemas of article files and UI strings, which can be wrong in plugins in plain JavaScript.
import * as z from 'zod';
import type { ArticleFileSource, ArticleFileSources, PluginStrings } from '../model/article-api.ts';
import type { PluginArticleFile } from '../model/plugins.ts';

const path = z.string().regex(/^\.\//, 'must be a path that starts with ./');
const fileName = z.string().regex(/^[a-z][a-z0-9-]*$/, 'must consist of lowercase letters, digits and dashes');

const source: z.ZodType<ArticleFileSource> = z.union([
  path,
  z.strictObject({
    frame: path,
    styles: path.optional(),
    libraries: z.array(z.string().min(1)).optional(),
    allowEval: z.boolean().optional(),
  }),
  z.strictObject({ siteModule: z.array(z.string().min(1)).min(1) }),
]) as z.ZodType<ArticleFileSource>;

export const articleFileSources: z.ZodType<ArticleFileSources> = z.record(fileName, source);

export const pluginStrings: z.ZodType<PluginStrings> = z
  .record(z.string(), z.record(z.string(), z.string().min(1)))
  .refine(({ en }) => en !== undefined, "must contain English, under the key 'en'");

/** `resolve` returns a path relative to the site's root. */
export function resolvedFile(
  written: ArticleFileSource,
  { plugin, name }: Pick<PluginArticleFile, 'plugin' | 'name'>,
  resolve: (written: string) => string,
): PluginArticleFile {
  if (typeof written === 'string')
    return { plugin, name, kind: written.endsWith('.css') ? 'styles' : 'script', path: resolve(written) };
  if ('siteModule' in written) return { plugin, name, kind: 'siteModule', paths: written.siteModule };
  const { frame, styles, libraries = [], allowEval = false } = written;
  const sheet = styles === undefined ? undefined : resolve(styles);
  return { plugin, name, kind: 'frame', path: resolve(frame), styles: sheet, libraries, allowsEval: allowEval };
}
