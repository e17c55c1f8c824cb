import type { SiteFiles } from '../model/adapters/file-system.ts';
import { type Diagnostic, error } from '../model/diagnostic.ts';
import { couldNotRead } from '../text/wording.ts';

/**
 * Reports files and folders that exist but could not be read until now, because their content would be missing from the
 * site.
 */
export function unreadableFiles({ unreadable }: Pick<SiteFiles, 'unreadable'>): readonly Diagnostic[] {
  return unreadable().map(({ path, reason }) => {
    const file = path === '' ? '.' : path;
    const hint = reason.startsWith('permission') ? 'Give the user that runs docsgen permission to read it' : undefined;
    return error({ code: 'content', message: couldNotRead(file, reason), file, hint });
  });
}
