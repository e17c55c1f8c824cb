// What `docsgen serve` answers if a file cannot be sent.

/** Only errors of the library that sends files have a status. */
export function explainFailure(
  error: unknown,
  address: string,
): { readonly status: number; readonly sentence: string } {
  const { status, code }: { readonly status?: unknown; readonly code?: unknown } = Object(error);
  if (status === 404) return { status, sentence: 'There is nothing here.' };
  if (status === 412) return { status, sentence: 'The file is another one by now.' };
  if (status === 416) return { status, sentence: 'The file has no such range.' };
  const isForbidden = code === 'EACCES' || code === 'EPERM';
  const what = isForbidden ? 'is not allowed to read' : `could not read (${code ?? error})`;
  return { status: 500, sentence: `docsgen ${what} the file of ${address}` };
}
