// The finished index as files of the output.
import { error } from '../diagnostics/create.ts';
import type { Checked, Diagnostic } from '../model/diagnostic.ts';
import type { OutputFile } from '../model/output.ts';
import type { SearchIndex } from '../model/search.ts';
import { searchIndexPath } from '../routes/output-paths.ts';

export async function indexFiles(index: SearchIndex): Promise<Checked<readonly OutputFile[]>> {
  const { files, errors } = await index.finish();
  return {
    value: files.map(({ name, content }) => ({ path: searchIndexPath(name), content })),
    diagnostics: errors.map(searchFailed),
  };
}

function searchFailed(reason: string): Diagnostic {
  return error({
    code: 'search',
    message: `The search index cannot be made: ${reason}`,
    hint: `Build with --no-search, or write 'search: false' into the configuration`,
  });
}
