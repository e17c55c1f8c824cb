// Tells files whose bytes are no UTF-8 text: their letters would be lost, without a word, to the sign that stands for
// what cannot be read.
import { isUtf8 } from 'node:buffer';
import type { SiteFiles } from '../model/adapters/file-system.ts';
import type { Diagnostic, DiagnosticCode, Position } from '../model/diagnostic.ts';
import { error } from './create.ts';

interface ReadFile {
  readonly path: string;
  /** As it was decoded. */
  readonly text: string;
  readonly code: DiagnosticCode;
}

export async function encodingMistakes(
  { readBytes }: Pick<SiteFiles, 'readBytes'>,
  { path, text, code }: ReadFile,
): Promise<readonly Diagnostic[]> {
  const hint = 'Save the file as UTF-8 in your editor';
  if (text.includes('\r') && !text.includes('\n')) {
    const message = 'Lines of this file end with carriage returns alone, which makes them one line';
    return [error({ code, message, file: path, position: { line: 1, column: text.indexOf('\r') + 1 }, hint: endings })];
  }
  if (!text.includes('\uFFFD')) return [];
  // The sign itself can be written in a text.
  const bytes = await readBytes(path);
  if (bytes === undefined || isUtf8(bytes)) return [];
  const message = isUtf16(bytes)
    ? 'This file is in UTF-16, not in UTF-8'
    : 'This is not UTF-8: a character cannot be read';
  return [error({ code, message, file: path, position: firstWrong(bytes), hint })];
}

const endings = 'Save the file with the line ends of Unix (LF) or Windows (CRLF)';

function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

function firstWrong(bytes: Uint8Array): Position {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const found = bytes.indexOf(0x0a, start);
    const end = found < 0 ? bytes.length : found;
    const written = bytes.subarray(start, end);
    if (!isUtf8(written)) return { line, column: new TextDecoder().decode(written).indexOf('\uFFFD') + 1 };
    start = end + 1;
  }
  return { line: 1, column: 1 };
}
