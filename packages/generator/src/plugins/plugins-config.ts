// Adds everything that plugins register for pages and articles to the configuration: `<head>` elements, Markdown
// modules, components, article files and UI strings.

import type { SiteFiles } from '../model/adapters/file-system.ts';
import type { MarkdownAdditions, ModuleReference } from '../model/article-api.ts';
import type { PluginReference, SiteConfig } from '../model/config.ts';
import { type Checked, type Diagnostic, error } from '../model/diagnostic.ts';
import type { LoadedPlugin, PluginArticleFile, PluginOwner } from '../model/plugins.ts';
import { normalizePath } from '../text/hrefs.ts';
import { resolvedFile } from './article-schemas.ts';
import { resolvedTags } from './page-changes.ts';
import type { SetUpPlugin } from './set-up.ts';

export function pluginsConfig(plugins: readonly SetUpPlugin[], config: SiteConfig): Checked<SiteConfig> {
  const diagnostics: Diagnostic[] = [];
  const tags = plugins.flatMap(({ plugin, head }) => resolvedTags(head, plugin, diagnostics));
  const articleFiles = plugins.flatMap(articleFilesOf);
  const owners = new Map(plugins.map((each) => [each, ownerOf(each, articleFiles)]));
  const added = <Key extends AddedModules>(key: Key): readonly AddedModule<Key>[] =>
    plugins.flatMap((each) =>
      each.markdown.flatMap((additions) =>
        (additions[key] ?? []).map((written) => ({
          written: written as AddedModule<Key>['written'],
          reference: { ...referenceOf(written, each.plugin), ...owners.get(each) },
        })),
      ),
    );
  const syntax = added('syntax').map(({ written: { marker, native }, reference }) => ({
    ...reference,
    marker,
    ...(native && { native }),
  }));
  const codeBlocks = added('codeBlocks').map(({ written, reference }) => ({
    ...reference,
    ...(typeof written !== 'string' && written.inline && { isInline: true as const }),
  }));
  const strings = plugins.flatMap((each) => (each.strings ? [[each.plugin.definition.name, each.strings]] : []));
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
        remarkPlugins: [...markdown.remarkPlugins, ...added('remarkPlugins').map(({ reference }) => reference)],
        rehypePlugins: [...markdown.rehypePlugins, ...added('rehypePlugins').map(({ reference }) => reference)],
        ...(syntax.length > 0 && { syntax }),
        ...(codeBlocks.length > 0 && { codeBlocks }),
        ...(components.length > 0 && { components }),
      },
      ...(articleFiles.length > 0 && { articleFiles }),
      ...(strings.length > 0 && { pluginStrings: Object.fromEntries(strings) }),
    },
    diagnostics,
  };
}

type AddedModules = Exclude<keyof MarkdownAdditions, 'components'>;

interface AddedModule<Key extends AddedModules> {
  readonly written: NonNullable<MarkdownAdditions[Key]>[number];
  readonly reference: PluginReference;
}

function referenceOf(reference: ModuleReference, plugin: LoadedPlugin): PluginReference {
  const { name, options } = typeof reference === 'string' ? { name: reference, options: undefined } : reference;
  return { module: name.startsWith('.') ? `./${pathIn(plugin, name)}` : name, options, position: plugin.position };
}

/** Relative paths are resolved relative to the plugin's folder. */
function pathIn({ folder }: LoadedPlugin, name: string): string {
  const path = name.replace(/^\.\//, '');
  return folder === '' ? path : `${folder}/${path}`;
}

function articleFilesOf({ plugin, articleFiles }: SetUpPlugin): readonly PluginArticleFile[] {
  return Object.entries(articleFiles).map(([name, source]) =>
    resolvedFile(source, { plugin: plugin.definition.name, name }, (written) => pathIn(plugin, written)),
  );
}

function ownerOf({ plugin }: SetUpPlugin, all: readonly PluginArticleFile[]): { readonly owner: PluginOwner } {
  const { name } = plugin.definition;
  const own = all.filter((each) => each.plugin === name);
  return { owner: { name, level: plugin.level, files: Object.fromEntries(own.map((each) => [each.name, each.kind])) } };
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
