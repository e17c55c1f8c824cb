// Runs the pipeline on one page. If the pipeline fails, an error in that page is reported, and other pages are still
// compiled.
import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { type Diagnostic, error, type Position } from '../model/diagnostic.ts';
import { count } from '../text/amounts.ts';
import { MdxSyntaxError, typeScriptHint } from './parse/mdx-syntax-error.ts';
import { TimeLimitError } from './parse/time-limit.ts';
import { PluginFailure } from './plugins/checked-plugin.ts';
import type { Pipeline } from './processor.ts';
import { startOf } from './tree/positions.ts';

/** Maximum length of a page in characters. The parser needs several hundred bytes of memory for each character. */
const longestPage = 5_000_000;

interface PageRun {
  readonly file: VFile;
  readonly parse: (markdown: string) => Root;
}

/** Returns the HTML, or `''` after an error. */
export async function runPipeline(
  pipelineFor: () => Pipeline,
  { file, parse }: PageRun,
  diagnostics: Diagnostic[],
): Promise<string> {
  const { length } = file.value as string;
  const fail = (code: Diagnostic['code'], details: Pick<Diagnostic, 'message'> & Partial<Diagnostic>): string => {
    diagnostics.push(error({ ...details, code, file: file.path }));
    return '';
  };
  if (length > longestPage) {
    const message = `The page is too large: ${count(length)} characters, the limit is ${count(longestPage)}`;
    return fail('content', { message, hint: 'Split it into several pages, or move it to static/ as a file' });
  }
  try {
    return String(await pipelineFor().process(file));
  } catch (thrown) {
    if (thrown instanceof TimeLimitError) {
      const message = `Compiling this page was aborted: ${thrown.message}`;
      return fail('content', { message, hint: 'Split it into several pages' });
    }
    if (isOverflow(thrown)) {
      const position = deepPosition(String(file.value), parse);
      return fail('content', { message: 'Lists, quotes or elements on this page are nested too deeply', position });
    }
    if (thrown instanceof MdxSyntaxError) {
      const { message, line, column } = thrown;
      const hint = typeScriptHint(String(file.value), thrown) ?? thrown.hint;
      return fail('mdx', { message, hint, position: { line, column } });
    }
    if (thrown instanceof PluginFailure)
      return fail('plugin', { message: `Could not compile this page: ${thrown.message}` });
    return fail('bug', bugReport(thrown));
  }
}

function bugReport(thrown: unknown): Pick<Diagnostic, 'message' | 'hint'> {
  const { name, message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const calls = stack.slice(Math.max(0, stack.indexOf('\n    at ')));
  const hint = `This is a bug in docsgen, not in this page. Please report it with the page and this stack:${calls}`;
  return { message: `docsgen failed on this page: ${name}: ${message}`, hint };
}

/** Whether the cause of the error is a text that is nested too deeply or takes too long to parse. */
export function isUnparsable(thrown: unknown): boolean {
  return thrown instanceof TimeLimitError || isOverflow(thrown);
}

/** Trees are traversed recursively, so deep nesting exceeds the size of V8's call stack. */
function isOverflow(thrown: unknown): boolean {
  return thrown instanceof RangeError && /call stack/.test(thrown.message);
}

/** Nesting depth that no author uses intentionally. */
const deep = 100;

/** Returns the first deeply nested position, or `undefined` if the nesting is in raw HTML. */
function deepPosition(markdown: string, parse: PageRun['parse']): Position | undefined {
  let level: readonly Nodes[];
  try {
    level = [parse(markdown)];
  } catch {
    return undefined;
  }
  for (let depth = 0; depth < deep; depth += 1)
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  return startOf(level[0]);
}
