// Features of pages that are plugins in docsgen, such as diagrams.
import { featurePackages } from 'docsgen/internals';
import type { MigratedFile } from './migration.ts';

/** Returns the plugins that the pages need for the `plugins` key, or `undefined` if there are none. */
export function featurePlugins(
  files: readonly MigratedFile[],
  { hasMath }: { readonly hasMath: boolean },
): readonly string[] | undefined {
  const fences = new Set(files.flatMap((file) => ('text' in file && isPage(file.path) ? fencesIn(file.text) : [])));
  const isUsed = ({ plugin, isUsedBy }: (typeof featurePackages)[number]): boolean =>
    (plugin === 'math' && hasMath) ||
    [...fences].some((fence) => {
      const [language = '', ...words] = fence.split(/\s+/);
      return isUsedBy(language, words);
    });
  const used = featurePackages.filter(isUsed).map(({ module }) => module);
  return used.length > 0 ? used : undefined;
}

function isPage(path: string): boolean {
  return /\.mdx?$/.test(path);
}

/** Returns the words after the fences of code blocks. */
function fencesIn(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => /^[ \t>]*(?:```+|~~~+)[ \t]*([^\s`~].*)$/.exec(line)?.[1]?.trim() ?? []);
}
