// Opens a file in the author's editor when a page requests it.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteFiles } from '../model/adapters/file-system.ts';
import { sendText } from './http/send.ts';

/** `file` is relative to the site's root. */
export type OpenEditor = (file: string, place: { readonly line: number; readonly column: number }) => void;

export interface EditorContext {
  readonly files: SiteFiles;
  /** `undefined` if no editor is set. */
  readonly openEditor: OpenEditor | undefined;
}

/** Opens only files of the site, and only if a page of this server requests it. */
export async function openInEditor(
  request: IncomingMessage,
  response: ServerResponse,
  { files, openEditor }: EditorContext,
): Promise<void> {
  const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
  const file = query.get('file') ?? '';
  const place = { line: Number(query.get('line') ?? 1), column: Number(query.get('column') ?? 1) };
  const isPlace = Number.isSafeInteger(place.line) && Number.isSafeInteger(place.column);
  if (request.headers.origin === undefined)
    return sendText(response, 403, 'Forbidden: the request does not come from a page of this site.');
  if (!openEditor || !isPlace || !(await files.list('', 'visible')).includes(file))
    return sendText(response, 404, 'File not found, or no editor is set.');
  openEditor(file, place);
  sendText(response, 200, 'Opened.');
}
