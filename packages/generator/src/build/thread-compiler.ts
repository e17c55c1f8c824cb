// The Markdown compiler of a thread, which is told of the site only what articles depend on.
import { createCompiler, type MarkdownCompiler } from '../markdown/compile-page.ts';
import type { SiteFiles } from '../model/file-system.ts';
import { articleStrings } from '../render/render-page.ts';
import type { ThreadSetting } from './page-pool.ts';

/** Its complaints about plugins are those of the first thread's compiler, which tells them. */
export async function threadCompiler(
  { root, configFile, options, assets, hasIndex }: ThreadSetting,
  readText: SiteFiles['readText'],
): Promise<MarkdownCompiler> {
  const compiler = await createCompiler({
    options,
    origin: { root, configFile },
    stringsFor: articleStrings,
    isSearched: hasIndex,
    readText,
    assets: new Set(assets),
  });
  return compiler.value;
}
