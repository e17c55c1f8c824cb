// Reports each kind of foreign syntax once per page, at the configured level.
import type { VFile } from 'vfile';
import type { CheckLevel } from '../../model/config.ts';
import { type DiagnosticCode, diagnostic, warning } from '../../model/diagnostic.ts';
import { notesOf } from '../article-notes.ts';
import type { Positioned } from './position-in-node.ts';

export interface Syntax {
  /** Default: `foreign-syntax`, whose level is configurable. Diagnostics with other codes are warnings. */
  readonly code?: DiagnosticCode;
  readonly message: string;
  readonly hint?: string | undefined;
}

export type ReportOnce = (kind: string, at: Positioned, syntax: Syntax) => void;

export function reportOnce(file: VFile, level: CheckLevel): ReportOnce {
  const { diagnostics, sources } = notesOf(file);
  const reported = new Set<string>();
  return (kind, { position }, { code, ...syntax }) => {
    // Strings in the configuration, such as the announcement, have no source file.
    if (sources === undefined || reported.has(kind)) return;
    reported.add(kind);
    const { line, column } = position?.start ?? { line: 1, column: 1 };
    const details = { ...syntax, file: file.path, position: { line, column } };
    if (code !== undefined) diagnostics.push(warning({ ...details, code }));
    else if (level !== 'off') diagnostics.push(diagnostic(level, { ...details, code: 'foreign-syntax' }));
  };
}

const longest = 40;

export function shownAsText(kind: string, found: string): string {
  const short = found.length > longest ? `${found.slice(0, longest)}…` : found;
  return `${kind} are not supported: '${short}' is shown as text`;
}
