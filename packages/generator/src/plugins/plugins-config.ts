// The configuration with what plugins add to it: elements of the head, and plugins of Markdown.
import type { PluginReference, SiteConfig } from '../model/config.ts';
import type { Checked, Diagnostic } from '../model/diagnostic.ts';
import type { ModuleReference } from '../model/plugin-api.ts';
import type { LoadedPlugin } from '../model/plugins.ts';
import { resolvedTags } from './page-changes.ts';
import type { SetUpPlugin } from './set-up.ts';

export function pluginsConfig(plugins: readonly SetUpPlugin[], config: SiteConfig): Checked<SiteConfig> {
  const diagnostics: Diagnostic[] = [];
  const tags = plugins.flatMap(({ plugin, head }) => resolvedTags(head, plugin, diagnostics));
  const added = (key: 'remarkPlugins' | 'rehypePlugins'): readonly PluginReference[] =>
    plugins.flatMap(({ plugin, markdown }) =>
      markdown.flatMap((additions) => (additions[key] ?? []).map((each) => referenceOf(each, plugin))),
    );
  const { markdown } = config;
  return {
    value: {
      ...config,
      headTags: [...config.headTags, ...tags],
      markdown: {
        ...markdown,
        remarkPlugins: [...markdown.remarkPlugins, ...added('remarkPlugins')],
        rehypePlugins: [...markdown.rehypePlugins, ...added('rehypePlugins')],
      },
    },
    diagnostics,
  };
}

/** A path begins at the plugin's own folder. */
function referenceOf(reference: ModuleReference, { folder, position }: LoadedPlugin): PluginReference {
  const { name, options } = typeof reference === 'string' ? { name: reference, options: undefined } : reference;
  const path = folder === '' ? name : `./${folder}/${name.replace(/^\.\//, '')}`;
  return { module: name.startsWith('.') ? path : name, options, position };
}
