// Where the reference of diagnostics is read; the code of a section is the anchor there.

/** A path in docsgen's package, which has the page with it. */
export const documentationAddress = 'docs/reference/diagnostics.md';

/** Codes of plugins of the site, `glossary/term`, have no section of their own. */
export function codeSection(code: string): string {
  return code.includes('/') ? 'plugin' : code;
}

/** What readers are told who may not have that page before them: its address, or the command that prints it. */
export function wayToSection(code: string, documentation: string): string {
  const section = codeSection(code);
  return URL.canParse(documentation) ? `${documentation}#${section}` : `docsgen explain ${section}`;
}
