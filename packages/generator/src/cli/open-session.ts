import type { Ports } from '../model/adapters/ports.ts';
import { kindOf, subfolders } from '../platform/node-files.ts';
import { runScript } from '../platform/processes.ts';
import { liveClientAssets, themeSources } from '../serve/live-client.ts';
import { type Session, type SessionRequest, type SessionScreen, startSession } from '../serve/session.ts';
import { hostFrom, portFrom, type ServeOptions } from './build/serving.ts';
import { editorFor } from './editor.ts';
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
  const { files, clientFile } = request;
  const watch = ports.watchStages?.();
  return startSession({
    ...request,
    host,
    port,
    loadClient: ({ recompile }) => liveClientAssets(files, recompile ? undefined : clientFile),
    openEditor: editorFor(ports.env, files.root),
    theme: await ownTheme(ports),
    subfolders,
    screen,
    ...(watch && { watch }),
  });
}

/** In a checkout of docsgen, the theme's sources are also watched. Returns `undefined` in an installed package. */
async function ownTheme({ compiledFolder }: Ports): Promise<SessionRequest['theme']> {
  const { folder, compiler } = themeSources(compiledFolder);
  return (await kindOf(compiler)) === 'file' ? { folder, compile: () => runScript(compiler) } : undefined;
}
