import type { Ports } from '../model/adapters/ports.ts';
import { subfolders } from '../platform/node-files.ts';
import { type Session, type SessionScreen, startSession } from '../serve/session.ts';
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
