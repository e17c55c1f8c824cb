// Creates the Markdown compiler of a site. Builds, worker threads and the development server use the same settings, so
// that a source compiles to the same article everywhere.
import { articleMessages, type Languages } from '../../config/languages/load-languages.ts';
import type { MarkdownCompiler } from '../../markdown/compile-article.ts';
import type { LoadLocal } from '../../markdown/plugins/load-plugins.ts';
import { markdownModules } from '../../markdown/plugins/markdown-modules.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { MarkdownOptions, SiteConfig } from '../../model/config.ts';
import type { Checked, Diagnostic } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { SourceTree } from '../../model/source.ts';
import { once } from '../../text/lazy-import.ts';
import { componentAccess } from './component-access.ts';

/** All settings that a site's articles depend on, as plain data that can be sent to other threads. */
export interface CompilerSetting {
  /** Absolute path of the site's root. */
  readonly root: string;
  /** Path of the configuration file, or `''` if the site has none. */
  readonly configFile: string;
  readonly options: MarkdownOptions;
  readonly assets: readonly SourcePath[];
  readonly languages: Languages;
  /** Whether compiled articles include their searchable text. */
  readonly isSearched: boolean;
  /** Whether facts include links to other sites. Cached articles never have them. */
  readonly notesExternal: boolean;
}

export function compilerSetting(
  config: SiteConfig,
  tree: SourceTree,
  { root, isSearched, languages, notesExternal = false }: SettingRequest,
): CompilerSetting {
  const { file: configFile = '', markdown: options } = config;
  return { root, configFile, options, assets: [...tree.assets], languages, isSearched, notesExternal };
}

type SettingRequest = Pick<CompilerSetting, 'root' | 'isSearched' | 'languages'> &
  Partial<Pick<CompilerSetting, 'notesExternal'>>;

/** Imports the compiler on demand, because its libraries are a third of docsgen's code. */
export const loadCompiler = () => import('../../markdown/compile-article.ts');

export async function openCompiler(
  { root, configFile, options, assets, languages, isSearched, notesExternal }: CompilerSetting,
  readText: SiteFiles['readText'],
  loadLocal?: LoadLocal,
): Promise<Checked<MarkdownCompiler>> {
  const { createCompiler } = await loadCompiler();
  return createCompiler({
    options,
    origin: { root, configFile, loadLocal },
    messagesFor: (lang) => articleMessages(languages, lang),
    isSearched,
    notesExternal,
    readText,
    assets: new Set(assets),
    components: componentAccess(),
  });
}

/**
 * Like `openCompiler`, but loads the compiler when the first source is compiled, because most builds after small
 * changes compile no source. The compiler's diagnostics are available once it is loaded. If there are plugins, the
 * compiler is loaded immediately, because every build must report their errors.
 */
export async function openCompilerOnDemand(
  setting: CompilerSetting,
  readText: SiteFiles['readText'],
  loadLocal?: LoadLocal,
): Promise<Checked<MarkdownCompiler>> {
  if (markdownModules(setting.options).length > 0) return openCompiler(setting, readText, loadLocal);
  const diagnostics: Diagnostic[] = [];
  const compiler = once(async (): Promise<MarkdownCompiler> => {
    const opened = await openCompiler(setting, readText);
    diagnostics.push(...opened.diagnostics);
    return opened.value;
  });
  const value: MarkdownCompiler = {
    compile: async (source, text) => (await compiler()).compile(source, text),
    codeBlock: async (code, language) => (await compiler()).codeBlock(code, language),
    inline: async (markdown, lang) => (await compiler()).inline(markdown, lang),
  };
  return { value, diagnostics };
}
