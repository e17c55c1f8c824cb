// The content that plugins add: files that stand in no folder, put on top of those that do.
import { error } from '../diagnostics/create.ts';
import type { SiteConfig } from '../model/config.ts';
import type { Checked, Diagnostic } from '../model/diagnostic.ts';
import type { SourcePath } from '../model/paths.ts';
import type { ContentFile } from '../model/plugin-api.ts';
import type { LoadedPlugin } from '../model/plugins.ts';
import type { GeneratedSource } from '../model/site.ts';
import { contentFolders } from '../routes/content-folders.ts';
import { normalizePath } from '../text/hrefs.ts';
import { contentFiles } from './hook-results.ts';
import type { OverlaidFiles } from './overlay.ts';
import { type HookTools, runHook } from './run-hook.ts';
import type { SetUpPlugin } from './set-up.ts';

export type GeneratedSources = ReadonlyMap<SourcePath, GeneratedSource>;

/** Runs all hooks for content, and puts what they make on top of the site's files. */
export async function generateContent(
  plugins: readonly SetUpPlugin[],
  config: SiteConfig,
  tools: HookTools & { readonly files: OverlaidFiles },
): Promise<Checked<GeneratedSources>> {
  const diagnostics: Diagnostic[] = [];
  const made = new Map<SourcePath, GeneratedSource>();
  const texts = new Map<string, string>();
  // Hooks see the files of the site alone.
  tools.files.put(texts);
  for (const { plugin, content } of plugins) {
    for (const [index, call] of content.entries()) {
      const hook = { plugin, hook: 'content', index, input: '', call, answer: contentFiles } as const;
      const { value = [], diagnostics: told } = await runHook(hook, tools);
      diagnostics.push(...told);
      for (const file of value) {
        const path = normalizePath(file.path);
        const problem = await problemOf(path, { config, made, files: tools.files });
        if (path === undefined || problem) diagnostics.push(complaint(plugin, file, problem ?? leadsOut));
        else made.set(path as SourcePath, { text: file.text, plugin: plugin.module, from: file.from });
      }
    }
  }
  for (const [path, { text }] of made) texts.set(path, text);
  return { value: made, diagnostics };
}

interface Problem {
  readonly message: string;
  readonly hint: string | undefined;
}

const leadsOut: Problem = { message: 'which leads out of the site', hint: undefined };

interface UnitEnvironment {
  readonly config: SiteConfig;
  readonly made: GeneratedSources;
  readonly files: OverlaidFiles;
}

async function problemOf(
  path: string | undefined,
  { config, made, files }: UnitEnvironment,
): Promise<Problem | undefined> {
  if (path === undefined || path.startsWith('/')) return leadsOut;
  const folders = contentFolders(config);
  if (!folders.some((folder) => folder === '' || path.startsWith(`${folder}/`)))
    return { message: 'which is in no folder of content', hint: `Begin its path with ${folders.join(' or ')}` };
  const other = made.get(path as SourcePath);
  if (other) return { message: `which the plugin '${other.plugin}' makes, too`, hint: undefined };
  if ((await files.stamp(path)) !== undefined)
    return { message: 'which is a file of the site', hint: 'Remove one of them' };
  return undefined;
}

function complaint(
  { module, configFile, position }: LoadedPlugin,
  { path, from }: ContentFile,
  problem: Problem,
): Diagnostic {
  const message = `The plugin '${module}' makes '${path}', ${problem.message}`;
  if (!from) return error({ ...problem, code: 'plugin', message, file: configFile, position });
  return error({ ...problem, code: 'plugin', message, ...placeOf(from) });
}

function placeOf({ file, line, column = 1 }: NonNullable<ContentFile['from']>) {
  return { file, position: line === undefined ? undefined : { line, column } };
}
