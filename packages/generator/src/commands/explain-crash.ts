// What is said of an error that nobody foresaw.

export function explainCrash(error: unknown): string {
  if (error instanceof Error && 'code' in error && 'path' in error)
    return `docsgen cannot use ${error.path}: ${error.message}`;
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `docsgen itself has failed; this is a bug in it, not in your site.\n${trace}`;
}
