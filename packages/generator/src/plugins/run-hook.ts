// Runs a hook of a plugin, or returns its cached result. Records the files that the hook reads, and reports its errors
// with the name of the plugin.
import type * as z from 'zod';
import { type CacheOptions, cachedResult } from '../caching/cached-result.ts';
import type { SiteFiles } from '../model/adapters/file-system.ts';
import { type Checked, type Diagnostic, error } from '../model/diagnostic.ts';
import type { HookContext } from '../model/plugin-api.ts';
import type { LoadedPlugin } from '../model/plugins.ts';
import { hashOf } from '../text/hash.ts';
import { openContext, problemIn, readOrList } from './hook-context.ts';

export interface HookTools {
  readonly files: SiteFiles;
  /** If `undefined`, every hook runs. */
  readonly cache: CacheOptions | undefined;
  /** Site information that plugins receive, which is part of every cache key. */
  readonly base: unknown;
  /** Called with every path that a hook reads. */
  readonly noteInput: (path: string) => void;
}

interface HookCall<T> {
  readonly plugin: LoadedPlugin;
  readonly hook: 'content' | 'pages' | 'files' | 'check';
  /** Index among the plugin's hooks of this kind. */
  readonly index: number;
  /** Serialized arguments, except for the context. */
  readonly input: string;
  readonly call: (context: HookContext) => unknown;
  readonly answer: z.ZodType<T>;
  readonly knownHash?: (path: string) => string | undefined;
}

/** The value is `undefined` if the hook failed. */
export async function runHook<T>(hook: HookCall<T>, tools: HookTools): Promise<Checked<T | undefined>> {
  const { plugin, answer } = hook;
  const { cache, noteInput } = tools;
  const { name } = plugin.definition;
  const source = sourceOf(hook, tools);
  const { value, inputs } = await cachedResult<Checked<T | undefined>, string>(cache, source, async ({ read }) => {
    const { context, diagnostics } = openContext({ plugin: name, read });
    const failed = (problem: Diagnostic) => {
      return { value: { value: undefined, diagnostics: [...diagnostics(), problem] }, isReusable: false };
    };
    try {
      const given = await hook.call(context);
      const parsed = answer.safeParse(given);
      if (!parsed.success) return failed(invalidResult(plugin, hook.hook, problemIn(given, answer) ?? ''));
      return { value: { value: parsed.data, diagnostics: diagnostics() }, isReusable: true };
    } catch (thrown) {
      return failed(plugin.explain(thrown, `in its '${hook.hook}' hook`));
    }
  });
  for (const [path] of inputs) noteInput(inputOf(path));
  return value;
}

/** A hook that has listed a folder depends on all files in the folder. */
function inputOf(path: string): string {
  return path.endsWith('/') ? `${path}*` : path;
}

function sourceOf<T>({ plugin, hook, index, input, knownHash }: HookCall<T>, { files, base }: HookTools) {
  return {
    nameOf: () => `plugins/${hashOf(`${plugin.module}\n${hook}\n${index}`)}`,
    from: [base, plugin.code, plugin.options, plugin.keys, input],
    read: (path: string) => readOrList(files, path),
    // A known hash replaces the stamp, so that the file does not have to be accessed.
    settledStamp: async (path: string) => knownHash?.(path) ?? files.settledStamp(path),
  };
}

function invalidResult(plugin: LoadedPlugin, hook: HookCall<unknown>['hook'], issue: string): Diagnostic {
  const { module, position, configFile: file } = plugin;
  const message = `Plugin '${module}' returned an invalid value from its '${hook}' hook: ${issue}`;
  return error({ code: 'plugin', message, file, position });
}
