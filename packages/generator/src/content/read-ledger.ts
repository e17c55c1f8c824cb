// Reads the ledger of a site, if it keeps one. Only then is the code loaded that parses it.
import { error } from '../diagnostics/create.ts';
import type { SiteFiles } from '../model/adapters/file-system.ts';
import type { Checked } from '../model/diagnostic.ts';
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
      message: `'${word}' is neither an address (/api/intro/) nor an anchor behind one (#errors)`,
      file: ledgerFile,
      position,
      hint: /^[<=>|]{7}$/.test(word)
        ? 'After a merge, keep the lines of both sides; docsgen urls --write puts them in order'
        : 'Correct or remove the line',
    }),
  );
  return { value: ledger, diagnostics };
}
