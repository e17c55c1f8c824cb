// The words of the interface in one language of a site. A translator begins with them.
import { extractMessages } from '../../config/languages/extract-messages.ts';
import { stringsFolder } from '../../config/languages/load-languages.ts';
import { englishMessages } from '../../config/languages/page-messages.ts';
import { readStrings } from '../../config/languages/read-strings.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { Checked } from '../../model/diagnostic.ts';

interface StringsRequest {
  readonly files: SiteFiles;
  readonly configFile: string;
  /** Tag of the language, which the site need not have yet. */
  readonly lang: string;
  readonly which: 'missing' | 'all';
}

interface ExtractedStrings {
  /** Path of the language's file, from the site's folder; it need not exist. */
  readonly file: string;
  /** YAML; `undefined`: no message is missing. */
  readonly text: string | undefined;
}

export async function extractStrings(request: StringsRequest): Promise<Checked<ExtractedStrings>> {
  const { files, configFile, lang, which } = request;
  const file = `${stringsFolder(configFile)}/${lang}.yaml`;
  const text = await files.readText(file);
  const own =
    text === undefined ? { value: {}, diagnostics: [] } : readStrings({ file, text, lang }, await englishMessages());
  const extracted = await extractMessages({ lang, own: own.value, which });
  return { value: { file, text: extracted }, diagnostics: own.diagnostics };
}
