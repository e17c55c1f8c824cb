// The Markdown compiler of a site: the same one for builds, for other threads and for authors, so that the same text is
// the same article everywhere.
import { articleMessages, type Languages } from '../../config/languages/load-languages.ts';
import type { MarkdownCompiler } from '../../markdown/compile-article.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { MarkdownOptions, SiteConfig } from '../../model/config.ts';
import type { Checked, Diagnostic } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { SourceTree } from '../../model/site.ts';
import { componentAccess } from './component-access.ts';

/** All of a site that articles depend on; plain data, so that other threads can be told. */
export interface CompilerSetting {
  /** Absolute path of the site's folder. */
  readonly root: string;
  /** `''`: the site has no configuration. */
  readonly configFile: string;
  readonly options: MarkdownOptions;
  readonly assets: readonly SourcePath[];
  readonly languages: Languages;
  /** Articles bring along what can be searched in them. */
  readonly isSearched: boolean;
  /** Their facts name links into other sites, too, which no cached article does. */
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

/** The libraries of the compiler are a third of docsgen's code. */
export const loadCompiler = () => import('../../markdown/compile-article.ts');

export async function openCompiler(
  { root, configFile, options, assets, languages, isSearched, notesExternal }: CompilerSetting,
  readText: SiteFiles['readText'],
): Promise<Checked<MarkdownCompiler>> {
  const { createCompiler } = await loadCompiler();
  return createCompiler({
    options,
    origin: { root, configFile },
    messagesFor: (lang) => articleMessages(languages, lang),
    isSearched,
    notesExternal,
    readText,
    assets: new Set(assets),
    components: componentAccess(),
  });
}

/**
 * The same, but loaded with the first text: most builds after small changes compile none. Its diagnostics are there
 * from then on. Plugins are loaded at once, because what is wrong with them is told by every build.
 */
export async function openCompilerOnDemand(
  setting: CompilerSetting,
  readText: SiteFiles['readText'],
): Promise<Checked<MarkdownCompiler>> {
  const { remarkPlugins, rehypePlugins } = setting.options;
  if (remarkPlugins.length + rehypePlugins.length > 0) return openCompiler(setting, readText);
  const diagnostics: Diagnostic[] = [];
  const open = async (): Promise<MarkdownCompiler> => {
    const opened = await openCompiler(setting, readText);
    diagnostics.push(...opened.diagnostics);
    return opened.value;
  };
  const state: { opening?: Promise<MarkdownCompiler> } = {};
  const compiler = (): Promise<MarkdownCompiler> => {
    state.opening ??= open();
    return state.opening;
  };
  const value: MarkdownCompiler = {
    compile: async (source) => (await compiler()).compile(source),
    codeBlock: async (code, language) => (await compiler()).codeBlock(code, language),
    inline: async (markdown, lang) => (await compiler()).inline(markdown, lang),
  };
  return { value, diagnostics };
}
