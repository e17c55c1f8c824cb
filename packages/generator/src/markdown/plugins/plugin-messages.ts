// Converts the vfile messages of the site's plugins to diagnostics.
import type { VFile } from 'vfile';
import { type Diagnostic, diagnostic } from '../../model/diagnostic.ts';

export function pluginMessages(file: VFile): readonly Diagnostic[] {
  return file.messages.map((message) =>
    diagnostic(message.fatal ? 'error' : 'warning', {
      code: 'plugin',
      message: message.source ? `${message.source}: ${message.reason}` : message.reason,
      file: file.path,
      position: message.line === undefined ? undefined : { line: message.line, column: message.column ?? 1 },
    }),
  );
}
