// A session of `serve --watch` for a folder and options, wherever what it finds is shown.
import { kindOf, subfolders } from '../io/node-files.ts';
import { runScript } from '../io/processes.ts';
import type { Ports } from '../model/ports.ts';
import { clientForAuthors, themeSources } from '../serve/live-client.ts';
import { type Session, type SessionRequest, type SessionScreen, startSession } from '../serve/session.ts';
import { editorFor } from './editor.ts';
import { openFolder } from './open-site.ts';
import { hostFrom, portFrom, type ServeOptions } from './serving.ts';

export interface OpenSessionRequest {
  readonly folder: string;
  readonly options: ServeOptions;
  readonly screen: SessionScreen;
}

/** Throws `CannotListen`. */
export async function openSession({ folder, options, screen }: OpenSessionRequest, ports: Ports): Promise<Session> {
  const [host, port] = [hostFrom(options), portFrom(options)];
  const { request } = await openFolder(folder, { ...options, command: 'serve', isLive: true }, ports);
  const { files, readAbsolute, clientFile } = request;
  return startSession({
    ...request,
    host,
    port,
    loadClient: ({ recompile }) =>
      clientForAuthors(files, { readBytes: readAbsolute, compiled: recompile ? undefined : clientFile }),
    openEditor: editorFor(ports.env, files.root),
    theme: await ownTheme(ports),
    subfolders,
    screen,
  });
}

/** Where docsgen runs from a checkout of itself, its theme is one of the things being written. */
async function ownTheme({ compiledFolder }: Ports): Promise<SessionRequest['theme']> {
  const { folder, compiler } = themeSources(compiledFolder);
  return (await kindOf(compiler)) === 'file' ? { folder, compile: () => runScript(compiler) } : undefined;
}
