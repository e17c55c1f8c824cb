import { OutputAccessError } from './output-access-error.ts';

/** Returns the message to print for an unexpected error. */
export function explainCrash(error: unknown): string {
  if (error instanceof OutputAccessError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (error instanceof Error && (code === 'ENOSPC' || code === 'EDQUOT'))
    return `The disk is full (${error.message}). The published site still works; free some space and build again.`;
  if (error instanceof Error && code !== undefined && 'path' in error)
    return `Cannot access ${error.path}: ${error.message}`;
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `docsgen crashed. This is a bug in docsgen, unless one of your plugins is in the stack:\n${readable(trace)}`;
}

/** Shortens the `data:` URLs of bundled modules, which contain the whole module. */
function readable(trace: string): string {
  return trace.replace(/\bdata:text\/javascript;base64,[\w+/=]*/g, 'a bundled module');
}
