// What the live script asks for after a change: the page as it is now, if it is another one, and what is wrong with it.
import type { Diagnostic } from '../model/diagnostic.ts';
import type { SiteFiles } from '../model/file-system.ts';
import type { DevSite } from './dev-site.ts';

/** As the theme's `client/live/live-state.ts` reads it. */
export interface LiveState {
  readonly hash: string | undefined;
  /** `undefined`: as the browser has it. */
  readonly html: string | undefined;
  readonly isFound: boolean;
  readonly mistakes: readonly LiveMistake[];
  /** A click on a place opens it. */
  readonly hasEditor: boolean;
}

export interface LiveMistake extends Pick<Diagnostic, 'severity' | 'code' | 'message' | 'hint'> {
  readonly place: LivePlace;
  readonly related: readonly (LivePlace & { readonly message: string })[];
  /** The line in question; `column` counts from 1 in it. */
  readonly excerpt: { readonly line: number; readonly column: number; readonly text: string } | undefined;
}

export interface LivePlace {
  readonly file: string;
  readonly line: number | undefined;
  readonly column: number | undefined;
}

interface StateRequest {
  readonly path: string;
  /** Hash of the page the browser has; `*`: it has just fetched the page, and cannot know the hash of what it got. */
  readonly known: string | undefined;
  readonly hasEditor: boolean;
}

export async function liveState(site: DevSite, files: SiteFiles, request: StateRequest): Promise<LiveState> {
  const answer = await site.answer(request.path);
  const diagnostics = await site.diagnose(request.path);
  const mistakes = await Promise.all(diagnostics.map((each) => toMistake(each, files)));
  const { hasEditor } = request;
  if (answer.kind !== 'page') return { hash: undefined, html: undefined, isFound: false, mistakes, hasEditor };
  const html = [answer.hash, '*'].includes(request.known ?? '') ? undefined : answer.html;
  return { hash: answer.hash, html, isFound: answer.status === 200, mistakes, hasEditor };
}

async function toMistake(diagnostic: Diagnostic, files: SiteFiles): Promise<LiveMistake> {
  const { severity, code, message, hint, file, position, related } = diagnostic;
  const text = file === '' || !position ? undefined : (await files.readText(file))?.split(/\r?\n/)[position.line - 1];
  return {
    severity,
    code,
    message,
    hint,
    place: placeOf(diagnostic),
    related: related.map((each) => ({ message: each.message, ...placeOf(each) })),
    excerpt: position && text !== undefined && text.trim() !== '' ? { ...position, text } : undefined,
  };
}

function placeOf({ file, position }: Pick<Diagnostic, 'file' | 'position'>): LivePlace {
  return { file, line: position?.line, column: position?.column };
}
