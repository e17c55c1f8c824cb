// A page asks for a place in a file to be opened in the author's editor.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteFiles } from '../model/adapters/file-system.ts';
import { sendText } from './http/send.ts';

/** Opens a file of the site, named as the site names its files. */
export type OpenEditor = (file: string, place: { readonly line: number; readonly column: number }) => void;

export interface EditorContext {
  readonly files: SiteFiles;
  /** `undefined`: there is no editor that could be opened. */
  readonly openEditor: OpenEditor | undefined;
}

/** Only files that belong to the site are opened, and only pages of this server may ask. */
export async function openInEditor(
  request: IncomingMessage,
  response: ServerResponse,
  { files, openEditor }: EditorContext,
): Promise<void> {
  const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
  const file = query.get('file') ?? '';
  const place = { line: Number(query.get('line') ?? 1), column: Number(query.get('column') ?? 1) };
  const isPlace = Number.isSafeInteger(place.line) && Number.isSafeInteger(place.column);
  if (request.headers.origin === undefined) return sendText(response, 403, 'Only a page of this site may ask.');
  if (!openEditor || !isPlace || !(await files.list('', 'visible')).includes(file))
    return sendText(response, 404, 'There is no such file to open.');
  openEditor(file, place);
  sendText(response, 200, 'Opened.');
}
