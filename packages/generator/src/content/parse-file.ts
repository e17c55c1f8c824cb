import { encodingErrors } from '../diagnostics/check-encoding.ts';
import type { SiteFiles } from '../model/adapters/file-system.ts';
import type { Checked } from '../model/diagnostic.ts';
import type { ParsedSource, SourceText } from '../model/source.ts';
import { isModulePage } from '../routes/source-syntax.ts';
import { parseSource } from './parse-source.ts';

export async function parseFile(
  files: Pick<SiteFiles, 'readBytes'>,
  source: SourceText,
): Promise<Checked<ParsedSource>> {
  const { value, diagnostics } = await parseText(source);
  const encoding = await encodingErrors(files, { ...source, code: 'content' });
  return { value, diagnostics: [...encoding, ...diagnostics] };
}

/** Parses Markdown or a module in `pages/`. The parser of modules is loaded only if it is needed. */
export async function parseText(source: SourceText): Promise<Checked<ParsedSource>> {
  if (!isModulePage(source)) return parseSource(source);
  const { parseCustomPage } = await import('./parse-custom-page.ts');
  return parseCustomPage(source);
}
