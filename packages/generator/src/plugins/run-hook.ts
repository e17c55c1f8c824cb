// Runs a hook of a plugin, or returns its cached result. Records the files that the hook reads, and reports its errors
// with the name of the plugin.
import type * as z from 'zod';
import { error } from '../diagnostics/create.ts';
import type { SiteFiles } from '../model/adapters/file-system.ts';
import type { Checked, Diagnostic } from '../model/diagnostic.ts';
import type { HookContext } from '../model/plugin-api.ts';
import type { LoadedPlugin } from '../model/plugins.ts';
import { type HookCache, type MemoryRequest, type RecordedRead, recall, remember } from './hook-cache.ts';
import { openContext, problemIn } from './hook-context.ts';

export interface HookTools {
  readonly files: SiteFiles;
  readonly hashOf: (text: string) => string;
  readonly memory: HookCache | undefined;
  /** Part of every cache key: covers docsgen's code and the site information that plugins receive. */
  readonly base: string;
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
  const { files, hashOf } = tools;
  const { name } = plugin.definition;
  const memory = memoryOf(hook, tools);
  const key = hashOf(JSON.stringify([tools.base, plugin.code, plugin.options, plugin.keys, hook.input]));
  const known = await recall(memory, key);
  if (known) {
    noteReads(known.reads, tools);
    return { value: known.value as T, diagnostics: known.diagnostics };
  }
  const { context, reads, diagnostics } = openContext({ plugin: name, files, hashOf });
  const doing = `in its '${hook.hook}' hook`;
  const failed = (thrown: Diagnostic): Checked<undefined> => ({
    value: undefined,
    diagnostics: [...diagnostics(), thrown],
  });
  try {
    const given = await hook.call(context);
    noteReads(reads(), tools);
    const parsed = answer.safeParse(given);
    if (!parsed.success) return failed(invalidResult(plugin, hook.hook, problemIn(given, answer) ?? ''));
    remember(memory, { key, reads: reads(), value: parsed.data, diagnostics: diagnostics() });
    return { value: parsed.data, diagnostics: diagnostics() };
  } catch (thrown) {
    noteReads(reads(), tools);
    return failed(plugin.explain(thrown, doing));
  }
}

/** If a hook has listed a folder, it depends on all files in that folder. */
function noteReads(reads: readonly RecordedRead[], { noteInput }: HookTools): void {
  for (const { kind, path } of reads) noteInput(kind === 'list' ? `${path}/*` : path);
}

function memoryOf<T>({ plugin, hook, index, knownHash }: HookCall<T>, tools: HookTools): MemoryRequest {
  const { memory, files, hashOf } = tools;
  const name = `plugins/${hashOf(`${plugin.module}\n${hook}\n${index}`)}`;
  return { memory, name, files, hashOf, knownHash: knownHash ?? (() => undefined) };
}

function invalidResult(plugin: LoadedPlugin, hook: HookCall<unknown>['hook'], issue: string): Diagnostic {
  const { module, position, configFile: file } = plugin;
  const message = `Plugin '${module}' returned an invalid value from its '${hook}' hook: ${issue}`;
  return error({ code: 'plugin', message, file, position });
}
