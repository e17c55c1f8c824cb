// One Markdown file as it was read: what it says, and whether its bytes are text at all.
import { encodingMistakes } from '../diagnostics/check-encoding.ts';
import type { Checked } from '../model/diagnostic.ts';
import type { SiteFiles } from '../model/file-system.ts';
import type { ParsedSource, SourceText } from '../model/site.ts';
import { parseSource } from './parse-source.ts';

export async function parseFile(
  files: Pick<SiteFiles, 'readBytes'>,
  source: SourceText,
): Promise<Checked<ParsedSource>> {
  const { value, diagnostics } = parseSource(source);
  const mistakes = await encodingMistakes(files, { ...source, code: 'content' });
  return { value, diagnostics: [...mistakes, ...diagnostics] };
}
