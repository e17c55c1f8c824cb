// Schemas of hook results, which must be validated because plugins can be plain JavaScript.
import * as z from 'zod';
import type { ContentFile, HeadTag, PageChange, PluginFile } from '../model/plugin-api.ts';

const place = z.object({
  file: z.string().min(1),
  line: z.int().min(1).optional(),
  column: z.int().min(1).optional(),
});

export const contentFiles: z.ZodType<readonly ContentFile[]> = z.array(
  z.object({ path: z.string().min(1), text: z.string(), from: place.optional() }),
) as z.ZodType<readonly ContentFile[]>;

export const headTags: z.ZodType<readonly HeadTag[]> = z.array(
  z.strictObject({
    tag: z.enum(['meta', 'link', 'script', 'style']),
    attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
    text: z.string().min(1).optional(),
  }),
) as z.ZodType<readonly HeadTag[]>;

/** A change that identifies its page only by ID and locale. */
export type NamedChange = Omit<PageChange, 'page'> & {
  readonly page: { readonly id: string; readonly locale: string };
};

export const pageChanges: z.ZodType<readonly NamedChange[]> = z.array(
  z.strictObject({
    page: z.object({ id: z.string(), locale: z.string() }),
    title: z.string().min(1).optional(),
    description: z.string().optional(),
    sidebarLabel: z.string().min(1).optional(),
    sidebarPosition: z.number().optional(),
    sidebarClassName: z.string().optional(),
    unlisted: z.boolean().optional(),
    keywords: z.array(z.string()).optional(),
    image: z.string().optional(),
    head: headTags.optional(),
  }),
) as z.ZodType<readonly NamedChange[]>;

/** A file with its content as a string, so that it can be cached as JSON. */
interface KeptFile {
  readonly path: string;
  readonly content: string;
  readonly encoding: 'utf8' | 'base64';
}

export const pluginFiles: z.ZodType<readonly KeptFile[]> = z
  .array(z.object({ path: z.string().min(1), content: z.union([z.string(), z.instanceof(Uint8Array)]) }))
  .transform((files: readonly PluginFile[]) =>
    files.map(({ path, content }): KeptFile => {
      if (typeof content === 'string') return { path, content, encoding: 'utf8' };
      return { path, content: Buffer.from(content).toString('base64'), encoding: 'base64' };
    }),
  );

/** The return value of `check` hooks is ignored. */
export const nothing: z.ZodType<null> = z.unknown().transform(() => null);
