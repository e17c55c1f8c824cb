// What the terminal shows for an error that docsgen did not expect.
import { NoAccess } from './output-access-error.ts';

export function explainCrash(error: unknown): string {
  if (error instanceof NoAccess) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (error instanceof Error && (code === 'ENOSPC' || code === 'EDQUOT'))
    return `The disk is full (${error.message}). What is published stays a site that works; make room and build again.`;
  if (error instanceof Error && code !== undefined && 'path' in error)
    return `docsgen has no access to ${error.path}: ${error.message}`;
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `docsgen has crashed. This is a bug in docsgen, not in your site; please report it:\n${readable(trace)}`;
}

/** Packed modules have their whole text for an address. */
function readable(trace: string): string {
  return trace.replace(/\bdata:text\/javascript;base64,[\w+/=]*/g, 'a packed module');
}
