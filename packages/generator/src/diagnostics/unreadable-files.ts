// Tells what is there and cannot be read: without it, the site would be another one.

import type { SiteFiles } from '../model/adapters/file-system.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { error } from './create.ts';

/** `files`: those that were read until now. */
export function unreadableFiles({ unreadable }: Pick<SiteFiles, 'unreadable'>): readonly Diagnostic[] {
  return unreadable().map(({ path, reason }) =>
    error({
      code: 'content',
      message: `This cannot be read: ${reason}`,
      file: path === '' ? '.' : path,
      hint: reason.startsWith('permission') ? 'Let the account that docsgen runs in read it' : undefined,
    }),
  );
}
