// Where the reference of diagnostics is read; the code of a section is the anchor there.

/** A path in docsgen's package, which has the page with it. */
export const documentationAddress = 'docs/reference/diagnostics.md';

/** What readers are told who may not have that page before them: its address, or the command that prints it. */
export function wayToSection(code: string, documentation: string): string {
  return URL.canParse(documentation) ? `${documentation}#${code}` : `docsgen explain ${code}`;
}
