// Runs the pipeline on one page. Whatever stops it is an error of that page, and the others are compiled.
import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { error } from '../diagnostics/create.ts';
import type { Diagnostic, Position } from '../model/diagnostic.ts';
import { interruptible, LateError } from '../text/time-limit.ts';
import { MdxSyntaxMistake, typeScriptHint } from './parse/mdx-syntax-error.ts';
import { findExcess } from './parse/reading-limits.ts';
import { PluginFailure } from './plugins/guard-plugin.ts';
import type { Pipeline } from './processor.ts';

/** Characters. A parser needs some hundred bytes for each, and readers need a search. */
const longestPage = 5_000_000;

/** Shorter ones take no parser long, whatever stands in them, and watching takes time, too. */
const worthWatching = 20_000;

interface PageRun {
  readonly file: VFile;
  readonly parse: (markdown: string) => Root;
  /** Milliseconds. */
  readonly timeLimit: number;
}

/** The HTML; `''` where there is none. */
export async function runPipeline(
  pipelineFor: () => Pipeline,
  { file, parse, timeLimit }: PageRun,
  diagnostics: Diagnostic[],
): Promise<string> {
  const { length } = file.value as string;
  const fail = (code: Diagnostic['code'], details: Pick<Diagnostic, 'message'> & Partial<Diagnostic>): string => {
    diagnostics.push(error({ ...details, code, file: file.path }));
    return '';
  };
  if (length > longestPage) {
    const message = `This page has ${length} characters, and docsgen takes ${longestPage} at most`;
    return fail('content', { message, hint: 'Make several pages of it, or put it into static/ as a file' });
  }
  const excess = findExcess(file.value as string);
  if (excess) return fail('content', excess);
  try {
    const run = (): Promise<VFile> => pipelineFor().process(file);
    return String(await (length < worthWatching ? run() : interruptible(run, timeLimit)));
  } catch (thrown) {
    if (thrown instanceof LateError) {
      const message = `This page is given up: ${thrown.message}`;
      return fail('content', { message, hint: 'Make several pages of it' });
    }
    if (isOverflow(thrown)) {
      const position = deepPlace(String(file.value), parse);
      return fail('content', { message: 'Lists, quotes or elements of this page are nested too deeply', position });
    }
    if (thrown instanceof MdxSyntaxMistake) {
      const { message, line, column } = thrown;
      const hint = typeScriptHint(String(file.value), thrown) ?? thrown.hint;
      return fail('mdx', { message, hint, position: { line, column } });
    }
    if (thrown instanceof PluginFailure)
      return fail('plugin', { message: `This page cannot be compiled: ${thrown.message}` });
    return fail('bug', bugReport(thrown));
  }
}

function bugReport(thrown: unknown): Pick<Diagnostic, 'message' | 'hint'> {
  const { name, message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const calls = stack.slice(Math.max(0, stack.indexOf('\n    at ')));
  const hint = `This is a bug in docsgen, not in this page. Please report it with the page and this stack:${calls}`;
  return { message: `docsgen failed on this page: ${name}: ${message}`, hint };
}

/** Trees are walked by functions that call themselves; V8 ends them when its stack is full. */
export function isOverflow(thrown: unknown): boolean {
  return thrown instanceof RangeError && /call stack/.test(thrown.message);
}

/** Deeper than anything that is meant. */
const deep = 100;

/** The first place that is nested deeply; `undefined` where that is HTML. */
function deepPlace(markdown: string, parse: PageRun['parse']): Position | undefined {
  let level: readonly Nodes[];
  try {
    level = [parse(markdown)];
  } catch {
    return undefined;
  }
  for (let depth = 0; depth < deep; depth += 1)
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  const start = level[0]?.position?.start;
  return start && { line: start.line, column: start.column };
}
