// Reads the URL ledger of a site if it has a ledger. The parser is loaded only if it is needed.

import type { SiteFiles } from '../model/adapters/file-system.ts';
import { type Checked, error } from '../model/diagnostic.ts';
import type { Ledger } from '../model/ledger.ts';
import { ledgerFile } from '../routes/ledger-file.ts';

export async function readLedger(files: SiteFiles): Promise<Checked<Ledger | undefined>> {
  const text = await files.readText(ledgerFile);
  if (text === undefined) return { value: undefined, diagnostics: [] };
  const { parseLedger } = await import('../routes/ledger-text.ts');
  const { ledger, invalid } = parseLedger(text);
  const diagnostics = invalid.map(({ word, position }) =>
    error({
      code: 'ledger',
      message: `'${word}' is neither a URL path (/api/intro/) nor an anchor after one (#errors)`,
      file: ledgerFile,
      position,
      hint: /^[<=>|]{7}$/.test(word)
        ? 'After a merge conflict, keep the lines of both sides and run docsgen urls --write to sort them'
        : 'Correct or remove the line',
    }),
  );
  return { value: ledger, diagnostics };
}
