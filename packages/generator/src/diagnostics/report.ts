// What a command found, complete, for the machines that read it: each format of theirs is a function of this.
import type { Diagnostic } from '../model/diagnostic.ts';
import { codeSection } from './documentation.ts';
import type { Section } from './reference.ts';

export interface Report {
  /** Such as `0.1.0`. */
  readonly version: string;
  /** Name of the command, `i18n status`. */
  readonly command: string;
  /** As in the README. */
  readonly exitCode: number;
  /** Path of the site's folder from the root of its repository, with forward slashes; `''` for the root itself. */
  readonly site: string;
  /** By file, line and column. */
  readonly diagnostics: readonly Diagnostic[];
  /** Sections of `docs/reference/diagnostics.md`, by code. */
  readonly reference: ReadonlyMap<string, Section>;
  /** Address of that page. */
  readonly documentation: string;
}

/** Address of the section about a code. */
export function sectionOf(code: string, { documentation }: Pick<Report, 'documentation'>): string {
  return `${documentation}#${codeSection(code)}`;
}

/** Path of a file of the site from the root of its repository. */
export function pathInRepository(file: string, { site }: Pick<Report, 'site'>): string {
  return site === '' ? file : `${site}/${file}`;
}
