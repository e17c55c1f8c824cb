// Opens files in the author's editor, where the environment names one that has a window of its own.
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { OpenEditor } from '../serve/dev-server.ts';

/** They would take over the terminal that docsgen writes to. */
const terminalEditors = new Set([
  'ed',
  'emacs',
  'helix',
  'hx',
  'joe',
  'micro',
  'nano',
  'ne',
  'nvim',
  'pico',
  'vi',
  'vim',
]);

export interface EditorVariables {
  readonly LAUNCH_EDITOR?: string | undefined;
  readonly VISUAL?: string | undefined;
  readonly EDITOR?: string | undefined;
  readonly TERM_PROGRAM?: string | undefined;
}

/** `undefined`: none is named, or only one for terminals. */
export function editorFor(variables: EditorVariables, root: string): OpenEditor | undefined {
  const { LAUNCH_EDITOR, VISUAL, EDITOR, TERM_PROGRAM } = variables;
  const named = [LAUNCH_EDITOR, VISUAL, EDITOR, TERM_PROGRAM === 'vscode' ? 'code' : undefined];
  const editor = named.find((each) => each !== undefined && each.trim() !== '' && hasWindow(each));
  if (editor === undefined) return undefined;
  return (file, { line, column }) => {
    const launch: unknown = createRequire(import.meta.url)('launch-editor');
    if (typeof launch === 'function') launch(`${join(root, file)}:${line}:${column}`, editor);
  };
}

function hasWindow(command: string): boolean {
  const [program = ''] = command.trim().split(/\s+/);
  return !terminalEditors.has(basename(program).toLowerCase());
}
