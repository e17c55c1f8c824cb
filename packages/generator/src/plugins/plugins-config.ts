// Adds the `<head>` elements, Markdown plugins and components that plugins register to the configuration.
import { error } from '../diagnostics/create.ts';
import type { SiteFiles } from '../model/adapters/file-system.ts';
import type { PluginReference, SiteConfig } from '../model/config.ts';
import type { Checked, Diagnostic } from '../model/diagnostic.ts';
import type { ModuleReference } from '../model/plugin-api.ts';
import type { LoadedPlugin } from '../model/plugins.ts';
import { normalizePath } from '../text/hrefs.ts';
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
  const components = plugins.flatMap(({ plugin, markdown: own }) =>
    own.flatMap(({ components: named = [] }) => named.map((each) => referenceOf(each, plugin).module)),
  );
  return {
    value: {
      ...config,
      headTags: [...config.headTags, ...tags],
      markdown: {
        ...markdown,
        remarkPlugins: [...markdown.remarkPlugins, ...added('remarkPlugins')],
        rehypePlugins: [...markdown.rehypePlugins, ...added('rehypePlugins')],
        ...(components.length > 0 && { components }),
      },
    },
    diagnostics,
  };
}

/** Relative paths are resolved relative to the plugin's folder. */
function referenceOf(reference: ModuleReference, { folder, position }: LoadedPlugin): PluginReference {
  const { name, options } = typeof reference === 'string' ? { name: reference, options: undefined } : reference;
  const path = folder === '' ? name : `./${folder}/${name.replace(/^\.\//, '')}`;
  return { module: name.startsWith('.') ? path : name, options, position };
}

/** Reports component modules that a plugin registers but that do not exist. */
export async function missingComponents(
  plugins: readonly SetUpPlugin[],
  files: Pick<SiteFiles, 'stamp'>,
): Promise<readonly Diagnostic[]> {
  const found: Diagnostic[] = [];
  for (const { plugin, markdown } of plugins) {
    const { module, configFile: file, position } = plugin;
    for (const name of markdown.flatMap(({ components = [] }) => components)) {
      const path = normalizePath(referenceOf(name, plugin).module);
      if (!name.startsWith('.') || path === undefined || (await files.stamp(path)) !== undefined) continue;
      const message = `Component module of plugin '${module}' not found: '${name}'`;
      const hint = "The path is resolved from the plugin's own file";
      found.push(error({ code: 'plugin', message, file, position, hint }));
    }
  }
  return found;
}
