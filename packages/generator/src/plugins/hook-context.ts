// Creates the context of a hook, which records the files that the hook reads and the problems that it reports.
import * as z from 'zod';
import { explainIssues } from '../config/yaml/explain-issue.ts';
import { parseYaml } from '../config/yaml/yaml-source.ts';
import type { SiteFiles } from '../model/adapters/file-system.ts';
import { type Diagnostic, diagnostic } from '../model/diagnostic.ts';
import type { HookContext, Problem, YamlFile } from '../model/plugin-api.ts';
import { normalizePath } from '../text/hrefs.ts';

interface ContextRequest {
  /** Name of the plugin, used as a prefix of its diagnostic codes. */
  readonly plugin: string;
  /** Reads a file, or lists a folder if the path ends with a slash; see `readOrList`. */
  readonly read: (path: string) => Promise<string | undefined>;
}

interface OpenContext {
  readonly context: HookContext;
  readonly diagnostics: () => readonly Diagnostic[];
}

export function openContext({ plugin, read: readPath }: ContextRequest): OpenContext {
  const reported: Diagnostic[] = [];
  const read: HookContext['read'] = async (written) => readPath(pathOf(written));
  const context: HookContext = {
    read,
    readYaml: async (path) => {
      const text = await read(path);
      const { file, diagnostics } = yamlFile(text ?? '', { file: pathOf(path), plugin });
      reported.push(...diagnostics);
      return file;
    },
    list: async (written) => {
      const path = written === '' || written === '.' ? '' : pathOf(written);
      return (await readPath(`${path}/`))?.split('\n') ?? [];
    },
    report: (problem) => void reported.push(diagnosticOf(problem, plugin)),
  };
  return { context, diagnostics: () => reported };
}

/**
 * Returns the text of a file, or the files in a folder, one per line. Returns `undefined` if the file or folder does
 * not exist.
 */
export async function readOrList(
  { readText, list }: Pick<SiteFiles, 'readText' | 'list'>,
  path: string,
): Promise<string | undefined> {
  return path.endsWith('/') ? (await list(path.slice(0, -1), 'visible')).join('\n') || undefined : readText(path);
}

/** Throws an error if the path points outside the site. */
function pathOf(written: unknown): string {
  const path = typeof written === 'string' ? normalizePath(written) : undefined;
  if (path === undefined || path === '' || path.startsWith('/'))
    throw new Error(`'${String(written)}' must be a path in the site's root directory`);
  return path;
}

interface YamlOrigin {
  readonly file: string;
  readonly plugin: string;
}

function yamlFile(text: string, { file, plugin }: YamlOrigin) {
  const source = parseYaml(text, { file, firstLine: 1, code: `${plugin}/yaml` });
  const yaml: YamlFile = {
    value: source.value ?? undefined,
    placeOf: (...keys) => ({ file, ...source.positionOfKey(keys) }),
  };
  return { file: yaml, diagnostics: source.diagnostics };
}

const name = z.string().regex(/^[a-z][a-z0-9-]*$/, 'must consist of lowercase letters, digits and dashes');
const count = z.int().min(1);

const problemSchema = z.object({
  code: name,
  message: z.string().min(1),
  hint: z.string().optional(),
  severity: z.enum(['error', 'warning']).optional(),
  file: z.string().optional(),
  line: count.optional(),
  column: count.optional(),
});

function diagnosticOf(problem: Problem, plugin: string): Diagnostic {
  const wrong = problemIn(problem, problemSchema);
  if (wrong !== undefined) throw new Error(`Invalid argument of report(): ${wrong}`);
  const { code, message, hint, severity = 'error', file = '', line, column = 1 } = problem;
  const position = line === undefined ? undefined : { line, column };
  return diagnostic(severity, {
    code: `${plugin}/${code}`,
    message,
    file,
    position,
    ...(hint !== undefined && { hint }),
  });
}

/** Returns the first problem of a value, as the end of a message, or `undefined` if the value is valid. */
export function problemIn(value: unknown, schema: z.ZodType): string | undefined {
  const { error } = schema.safeParse(value);
  if (!error) return undefined;
  const nowhere = () => ({ line: 1, column: 1 });
  const source = { value, positionOf: nowhere, positionOfKey: nowhere };
  const [first] = explainIssues(error, { file: '', code: 'plugin', source, schema });
  return first?.message.replace(/^The file /, 'it ').replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}
