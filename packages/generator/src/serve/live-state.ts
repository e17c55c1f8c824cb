// Response to the live script after a change: the page, if it has changed, and its diagnostics.
import type { LiveDiagnostic, LiveLocation, LiveState } from '@docsgen/contract/live-state';
import type { SiteFiles } from '../model/adapters/file-system.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { LiveSite } from './live-site.ts';

interface StateRequest {
  readonly path: string;
  /** Hash of the page in the browser. */
  readonly known: string | undefined;
  readonly hasEditor: boolean;
}

export async function liveState(site: LiveSite, files: SiteFiles, request: StateRequest): Promise<LiveState> {
  // Both are requested at the same time, so that they belong to the same snapshot.
  const [answer, found] = await Promise.all([site.answer(request.path), site.diagnosePage(request.path)]);
  const diagnostics = await Promise.all(found.map((each) => toLiveDiagnostic(each, files)));
  const { hasEditor } = request;
  if (answer.kind !== 'page') return { hash: undefined, html: undefined, isFound: false, diagnostics, hasEditor };
  const html = answer.hash === request.known ? undefined : answer.html;
  return { hash: answer.hash, html, isFound: answer.status === 200, diagnostics, hasEditor };
}

async function toLiveDiagnostic(diagnostic: Diagnostic, files: SiteFiles): Promise<LiveDiagnostic> {
  const { severity, code, message, hint, file, position, related } = diagnostic;
  const text = file === '' || !position ? undefined : (await files.readText(file))?.split(/\r?\n/)[position.line - 1];
  return {
    severity,
    code,
    message,
    hint,
    location: locationOf(diagnostic),
    related: related.map((each) => ({ message: each.message, ...locationOf(each) })),
    excerpt: position && text !== undefined && text.trim() !== '' ? { ...position, text } : undefined,
  };
}

function locationOf({ file, position }: Pick<Diagnostic, 'file' | 'position'>): LiveLocation {
  return { file, line: position?.line, column: position?.column };
}
