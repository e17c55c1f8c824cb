// Bundles the article files of the theme: what only articles load which use it. Each is a bundle by itself.

import type { ArticleFile, MadeArticleFile } from '../model/components.ts';
import type { OutputFile } from '../model/output.ts';

interface BundledFile {
  readonly path: string;
  readonly contents: Uint8Array;
}

interface ArticleFilesRequest {
  readonly build: (options: { readonly entryPoints: Record<string, string>; readonly format?: 'esm' }) => Promise<{
    readonly outputFiles: readonly BundledFile[];
  }>;
  /** Absolute path of a file of the theme. */
  readonly entry: (path: string) => string;
  readonly toOutput: (file: BundledFile) => OutputFile;
}

/** Where each begins, by its name: those of styles end in `.css`, and each of the others is a script. */
const entries: Readonly<Record<string, string>> = {
  components: 'components/components.css',
  embed: 'components/embed.ts',
  islands: 'islands/runtime.ts',
  'own-page': 'own/own-page.css',
  terms: 'components/terms.ts',
  zoom: 'components/zoom.ts',
};

type NamedFile = readonly [name: ArticleFile, file: MadeArticleFile];

export async function bundleArticleFiles({ build, entry, toOutput }: ArticleFilesRequest) {
  const made = Object.entries(entries).map(async ([name, path]): Promise<NamedFile> => {
    const { outputFiles } = await build({
      entryPoints: { [name]: entry(path) },
      ...(path.endsWith('.css') ? {} : { format: 'esm' }),
    });
    const files = outputFiles.map(toOutput);
    const isEntry = (file: OutputFile): boolean => file.path.split('/').at(-1)?.startsWith(`${name}.`) ?? false;
    const file = files.find(isEntry);
    if (file === undefined) throw new Error(`The bundler made no file of ${path}.`);
    return [`theme:${name}`, { ...file, loads: files.filter((each) => each !== file) }];
  });
  return Object.fromEntries(await Promise.all(made));
}
