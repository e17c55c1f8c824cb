// Bundles the theme's article files, which are style sheets and scripts loaded only by articles that use them. Each
// file is bundled separately.
import type { ArticleFile, MadeArticleFile } from '../../model/components.ts';
import type { OutputFile } from '../../model/output.ts';
import { openSite } from '../../platform/node-files.ts';
import { assetPath } from '../../routes/output-paths.ts';
import { bundleTheme, themeFile, themeFolder, toOutput } from './theme-bundler.ts';

/** Entry point of each article file that is not a style sheet of a component. */
const entries: Readonly<Record<ArticleFile, string>> = {
  'theme:embed': 'components/builtin/embed.ts',
  'theme:islands': 'browser/islands/island-element.ts',
  'theme:custom-page': 'components/custom-page/custom-page.css',
  'theme:terms': 'components/builtin/terms.ts',
  'theme:zoom': 'components/builtin/zoom.ts',
};

const componentFolder = 'components/builtin';

/** Cascade layers of component style sheets. Default: `prose`. */
const layers: Readonly<Record<string, string>> = { 'rich-tabs': 'code' };

type NamedFile = readonly [name: ArticleFile, file: MadeArticleFile];

export async function bundleArticleFiles(): Promise<Record<ArticleFile, MadeArticleFile>> {
  const files = await openSite(themeFolder).list(componentFolder, 'visible');
  const bundled = await Promise.all([
    ...(Object.entries(entries) as [ArticleFile, string][]).map(bundleFile),
    ...files.filter((file) => file.endsWith('.css')).map((file) => bundleSheet(file.slice(0, -'.css'.length))),
  ]);
  return Object.fromEntries(bundled);
}

async function bundleFile([name, path]: readonly [ArticleFile, string]): Promise<NamedFile> {
  const short = name.replace(/^.*[:/]/, '');
  const entryPoints = { [short]: themeFile(path) };
  const bundled = await bundleTheme({ entryPoints, ...(path.endsWith('.css') ? {} : { format: 'esm' }) });
  const files = bundled.map(toOutput);
  const isEntry = (file: OutputFile): boolean => file.path.split('/').at(-1)?.startsWith(`${short}.`) ?? false;
  const file = files.find(isEntry);
  if (file === undefined) throw new Error(`esbuild created no output for ${path}.`);
  return [name, { ...file, loads: files.filter((each) => each !== file) }];
}

async function bundleSheet(name: string): Promise<NamedFile> {
  const contents = `@import "./${componentFolder}/${name}.css" layer(${layers[name] ?? 'prose'});`;
  const [file] = await bundleTheme({ stdin: { contents, loader: 'css', resolveDir: themeFolder } });
  const content = file?.contents ?? new Uint8Array();
  // Pages do not load the file under this path, because its rules are part of a combined style sheet.
  return [`styles:docsgen/${name}`, { path: assetPath(`${name}.css`), content, loads: [] }];
}
