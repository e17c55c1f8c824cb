// Adds the remark and rehype plugins of the site and of its plugins to the pipeline.
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import type { LoadedPlugin } from '../plugins/load-plugins.ts';
import { articleContext, type ContextOptions } from './article-context.ts';

interface Extensible {
  readonly use: (plugin: Plugin<unknown[]>, ...settings: unknown[]) => unknown;
}

export function applyPlugins(processor: Extensible, plugins: readonly LoadedPlugin[], context: ContextOptions): void {
  for (const { guarded, options, owner } of plugins) {
    if (owner)
      processor.use(() => (_: unknown, file: VFile) => {
        file.data.docsgenArticle = articleContext(file, owner, context);
      });
    processor.use(guarded, ...(options === undefined ? [] : [options]));
  }
}
