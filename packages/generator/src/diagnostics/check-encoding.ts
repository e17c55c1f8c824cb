// Reports files that are not valid UTF-8, because invalid bytes would silently be converted to replacement characters
// (U+FFFD).
import { isUtf8 } from 'node:buffer';
import type { SiteFiles } from '../model/adapters/file-system.ts';
import { type Diagnostic, type DiagnosticCode, error, type Position } from '../model/diagnostic.ts';

interface ReadFile {
  readonly path: string;
  /** Content of the file, decoded as UTF-8. */
  readonly text: string;
  readonly code: DiagnosticCode;
}

export async function encodingErrors(
  { readBytes }: Pick<SiteFiles, 'readBytes'>,
  { path, text, code }: ReadFile,
): Promise<readonly Diagnostic[]> {
  const hint = 'Save the file as UTF-8 in your editor';
  if (text.includes('\r') && !text.includes('\n')) {
    const message = 'This file has CR line endings, which are not supported';
    return [error({ code, message, file: path, position: { line: 1, column: text.indexOf('\r') + 1 }, hint: endings })];
  }
  if (!text.includes('\uFFFD')) return [];
  // Checks the bytes, because a valid file can contain a literal U+FFFD.
  const bytes = await readBytes(path);
  if (bytes === undefined || isUtf8(bytes)) return [];
  const message = isUtf16(bytes) ? 'This file is encoded in UTF-16, not UTF-8' : 'This file is not valid UTF-8';
  return [error({ code, message, file: path, position: firstInvalidPosition(bytes), hint })];
}

const endings = 'Save the file with LF (Unix) or CRLF (Windows) line endings';

function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

function firstInvalidPosition(bytes: Uint8Array): Position {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const found = bytes.indexOf(0x0a, start);
    const end = found < 0 ? bytes.length : found;
    const lineBytes = bytes.subarray(start, end);
    if (!isUtf8(lineBytes)) return { line, column: new TextDecoder().decode(lineBytes).indexOf('\uFFFD') + 1 };
    start = end + 1;
  }
  return { line: 1, column: 1 };
}
