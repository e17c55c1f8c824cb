// The data from which all machine-readable reports are generated.
import type { Diagnostic } from '../model/diagnostic.ts';
import { codeSection } from './documentation.ts';
import type { Section } from './reference.ts';

export interface Report {
  /** docsgen's version: `0.1.0`. */
  readonly version: string;
  /** Name of the command: `i18n status`. */
  readonly command: string;
  readonly exitCode: number;
  /** Path of the site, relative to the repository's root, with forward slashes; `''` for the root itself. */
  readonly site: string;
  /** Sorted by file, line and column. */
  readonly diagnostics: readonly Diagnostic[];
  /** Sections of `docs/reference/diagnostics.md`, by code. */
  readonly reference: ReadonlyMap<string, Section>;
  /** Path or URL of the page about diagnostic codes. */
  readonly documentation: string;
}

/** Returns the path or URL of the section about a code. */
export function sectionOf(code: string, { documentation }: Pick<Report, 'documentation'>): string {
  return `${documentation}#${codeSection(code)}`;
}

/** Returns the path of a file in the site, relative to the repository's root. */
export function pathInRepository(file: string, { site }: Pick<Report, 'site'>): string {
  return site === '' ? file : `${site}/${file}`;
}
