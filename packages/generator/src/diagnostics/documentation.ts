/** Path of the page about diagnostic codes, relative to docsgen's package. Each code is an anchor on the page. */
export const documentationAddress = 'docs/reference/diagnostics.md';

/** All codes of site plugins, such as `glossary/term`, share one section. */
export function codeSection(code: string): string {
  return code.includes('/') ? 'plugin' : code;
}

/** Returns the URL of the section, or the command that prints the section if the documentation is not online. */
export function wayToSection(code: string, documentation: string): string {
  const section = codeSection(code);
  return URL.canParse(documentation) ? `${documentation}#${section}` : `docsgen explain ${section}`;
}
