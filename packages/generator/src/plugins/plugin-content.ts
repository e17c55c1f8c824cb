// Plugin-generated content files, which are overlaid on the site's files.

import type { SiteConfig } from '../model/config.ts';
import { type Checked, type Diagnostic, error } from '../model/diagnostic.ts';
import type { SourcePath } from '../model/paths.ts';
import type { ContentFile } from '../model/plugin-api.ts';
import type { LoadedPlugin } from '../model/plugins.ts';
import type { GeneratedSource } from '../model/source.ts';
import { contentFolders } from '../routes/content-folders.ts';
import { normalizePath } from '../text/hrefs.ts';
import { contentFiles } from './hook-results.ts';
import type { OverlaidFiles } from './overlay.ts';
import { type HookTools, runHook } from './run-hook.ts';
import type { SetUpPlugin } from './set-up.ts';

export type GeneratedSources = ReadonlyMap<SourcePath, GeneratedSource>;

/** Runs all `content` hooks and overlays the generated files on the site's files. */
export async function generateContent(
  plugins: readonly SetUpPlugin[],
  config: SiteConfig,
  tools: HookTools & { readonly files: OverlaidFiles },
): Promise<Checked<GeneratedSources>> {
  const diagnostics: Diagnostic[] = [];
  const made = new Map<SourcePath, GeneratedSource>();
  const texts = new Map<string, string>();
  // The files are added after all hooks have run, so hooks cannot read generated files.
  tools.files.put(texts);
  for (const { plugin, content } of plugins) {
    for (const [index, call] of content.entries()) {
      const hook = { plugin, hook: 'content', index, input: '', call, answer: contentFiles } as const;
      const { value = [], diagnostics: problems } = await runHook(hook, tools);
      diagnostics.push(...problems);
      for (const file of value) {
        const path = normalizePath(file.path);
        const problem = await problemOf(path, { config, made, files: tools.files });
        if (path === undefined || problem) diagnostics.push(problemDiagnostic(plugin, file, problem ?? outsideSite));
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

const outsideSite: Problem = { message: 'which is outside the site', hint: undefined };

interface PathContext {
  readonly config: SiteConfig;
  readonly made: GeneratedSources;
  readonly files: OverlaidFiles;
}

async function problemOf(path: string | undefined, { config, made, files }: PathContext): Promise<Problem | undefined> {
  if (path === undefined || path.startsWith('/')) return outsideSite;
  const folders = contentFolders(config);
  if (!folders.some((folder) => folder === '' || path.startsWith(`${folder}/`)))
    return {
      message: 'which is not in a content folder',
      hint: `Start the path with ${folders.map((folder) => `${folder}/`).join(' or ')}`,
    };
  const other = made.get(path as SourcePath);
  if (other) return { message: `which the plugin '${other.plugin}' also generates`, hint: undefined };
  if ((await files.stamp(path)) !== undefined)
    return { message: 'which already exists', hint: 'Delete the file or generate it at a different path' };
  return undefined;
}

function problemDiagnostic(
  { module, configFile, position }: LoadedPlugin,
  { path, from }: ContentFile,
  problem: Problem,
): Diagnostic {
  const message = `Plugin '${module}' generates '${path}', ${problem.message}`;
  if (!from) return error({ ...problem, code: 'plugin', message, file: configFile, position });
  return error({ ...problem, code: 'plugin', message, ...placeOf(from) });
}

function placeOf({ file, line, column = 1 }: NonNullable<ContentFile['from']>) {
  return { file, position: line === undefined ? undefined : { line, column } };
}
