import { basename, join } from 'node:path';
import type { Environment } from '../model/adapters/ports.ts';
import { openInEditor } from '../platform/desktop.ts';
import type { OpenEditor } from '../serve/editor-request.ts';

/** Editors that run in the terminal, where they would interfere with docsgen's output. */
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

/** Returns `undefined` if the environment variables set no editor, or an editor that runs in the terminal. */
export function editorFor(env: Environment, root: string): OpenEditor | undefined {
  const { LAUNCH_EDITOR, VISUAL, EDITOR, TERM_PROGRAM } = env;
  const named = [LAUNCH_EDITOR, VISUAL, EDITOR, TERM_PROGRAM === 'vscode' ? 'code' : undefined];
  const editor = named.find((each) => each !== undefined && each.trim() !== '' && hasWindow(each));
  if (editor === undefined) return undefined;
  return (file, { line, column }) => void openInEditor(`${join(root, file)}:${line}:${column}`, editor);
}

function hasWindow(command: string): boolean {
  const [program = ''] = command.trim().split(/\s+/);
  return !terminalEditors.has(basename(program).toLowerCase());
}
