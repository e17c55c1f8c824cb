// Calls one hook of one plugin, unless it is known what it would give: in time, with all that it reads noted, and with
// everything that is wrong with it told in the plugin's name.
import type * as z from 'zod';
import { error } from '../diagnostics/create.ts';
import type { SiteFiles } from '../model/adapters/file-system.ts';
import type { Checked, Diagnostic } from '../model/diagnostic.ts';
import type { HookContext } from '../model/plugin-api.ts';
import type { LoadedPlugin } from '../model/plugins.ts';
import { inTime } from '../text/time-limit.ts';
import { openContext, problemIn } from './hook-context.ts';
import { type HookMemory, type MemoryRequest, type NotedRead, recall, remember } from './hook-memory.ts';

/** What all hooks of a site are called with. */
export interface HookTools {
  readonly files: SiteFiles;
  readonly hashOf: (text: string) => string;
  readonly memory: HookMemory | undefined;
  /** What all answers depend on: docsgen's own code, and what the site tells its plugins. */
  readonly base: string;
  /** Milliseconds. */
  readonly timeLimit: number;
  /** Given every path that a hook reads. */
  readonly noteInput: (path: string) => void;
}

interface HookCall<T> {
  readonly plugin: LoadedPlugin;
  readonly hook: 'content' | 'pages' | 'files' | 'check';
  /** Its place among the plugin's hooks of this kind. */
  readonly index: number;
  /** What it is given beside the context, as text. */
  readonly input: string;
  readonly call: (context: HookContext) => unknown;
  readonly answer: z.ZodType<T>;
  readonly knownHash?: (path: string) => string | undefined;
}

/** `undefined`: the hook failed. */
export async function runHook<T>(hook: HookCall<T>, tools: HookTools): Promise<Checked<T | undefined>> {
  const { plugin, answer } = hook;
  const { files, hashOf, timeLimit } = tools;
  const { name } = plugin.definition;
  const memory = memoryOf(hook, tools);
  const key = hashOf(JSON.stringify([tools.base, plugin.code, plugin.options, plugin.keys, hook.input]));
  const known = await recall(memory, key);
  if (known) {
    noteReads(known.reads, tools);
    return { value: known.value as T, diagnostics: known.diagnostics };
  }
  const { context, reads, diagnostics } = openContext({ plugin: name, files, hashOf });
  const doing = `in its hook '${hook.hook}'`;
  const failed = (thrown: Diagnostic): Checked<undefined> => ({
    value: undefined,
    diagnostics: [...diagnostics(), thrown],
  });
  try {
    const given = await inTime(() => hook.call(context), timeLimit);
    noteReads(reads(), tools);
    const parsed = answer.safeParse(given);
    if (!parsed.success) return failed(rubbish(plugin, hook.hook, problemIn(given, answer) ?? ''));
    remember(memory, { key, reads: reads(), value: parsed.data, diagnostics: diagnostics() });
    return { value: parsed.data, diagnostics: diagnostics() };
  } catch (thrown) {
    noteReads(reads(), tools);
    return failed(plugin.explain(thrown, doing));
  }
}

/** A folder that was listed stands for any file in it. */
function noteReads(reads: readonly NotedRead[], { noteInput }: HookTools): void {
  for (const { kind, path } of reads) noteInput(kind === 'list' ? `${path}/*` : path);
}

function memoryOf<T>({ plugin, hook, index, knownHash }: HookCall<T>, tools: HookTools): MemoryRequest {
  const { memory, files, hashOf } = tools;
  const name = `plugins/${hashOf(`${plugin.module}\n${hook}\n${index}`)}`;
  return { memory, name, files, hashOf, knownHash: knownHash ?? (() => undefined) };
}

function rubbish(plugin: LoadedPlugin, hook: HookCall<unknown>['hook'], issue: string): Diagnostic {
  const { module, position, configFile: file } = plugin;
  const message = `The plugin '${module}' gave something in its hook '${hook}' that cannot be used: ${issue}`;
  return error({ code: 'plugin', message, file, position });
}
