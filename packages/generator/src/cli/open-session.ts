import { basename, join } from 'node:path';
import type { Environment, Ports } from '../model/adapters/ports.ts';
import { openInEditor } from '../platform/desktop.ts';
import { subfolders } from '../platform/node-files.ts';
import type { OpenEditor } from '../serve/editor-request.ts';
import { type Session, type SessionScreen, startSession } from '../serve/session.ts';
import { hostFrom, portFrom, type ServeOptions } from './build/serving.ts';
import { openFolder } from './open-site.ts';

export interface OpenSessionRequest {
  readonly folder: string;
  readonly options: ServeOptions;
  readonly screen: SessionScreen;
}

/** Opens a development server. Throws `ListenError` if the port is not available. */
export async function openSession({ folder, options, screen }: OpenSessionRequest, ports: Ports): Promise<Session> {
  const [host, port] = [hostFrom(options), portFrom(options)];
  const { request } = await openFolder(folder, { ...options, command: 'serve', isLive: true }, ports);
  const watch = ports.watchStages?.();
  return startSession({
    ...request,
    host,
    port,
    openEditor: editorFor(ports.env, request.files.root),
    subfolders,
    screen,
    ...(watch && { watch }),
  });
}

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
function editorFor(env: Environment, root: string): OpenEditor | undefined {
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
