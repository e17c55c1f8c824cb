import { couldNotRead } from '../text/wording.ts';

/**
 * Returns the response to an error that occurred while sending a file. Only errors of the `send` library have a status.
 */
export function explainFailure(
  error: unknown,
  address: string,
): { readonly status: number; readonly sentence: string } {
  const { status, code }: { readonly status?: unknown; readonly code?: unknown } = Object(error);
  if (status === 404) return { status, sentence: 'Not found.' };
  if (status === 412) return { status, sentence: 'The file has changed.' };
  if (status === 416) return { status, sentence: 'The requested range is not available.' };
  const isForbidden = code === 'EACCES' || code === 'EPERM';
  const reason = isForbidden ? 'permission denied' : String(code ?? error);
  return { status: 500, sentence: `${couldNotRead(address, reason)}.` };
}
