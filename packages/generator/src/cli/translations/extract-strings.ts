import { extractMessages } from '../../config/languages/extract-messages.ts';
import { stringsFolder } from '../../config/languages/load-languages.ts';
import { englishMessages } from '../../config/languages/page-messages.ts';
import { englishOfPlugins, type StringsByPlugin } from '../../config/languages/plugin-strings.ts';
import { readStrings } from '../../config/languages/read-strings.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { Checked } from '../../model/diagnostic.ts';

interface StringsRequest {
  readonly files: SiteFiles;
  readonly configFile: string;
  /** Language tag. The language does not have to be in the site's configuration yet. */
  readonly lang: string;
  readonly which: 'missing' | 'all';
  readonly pluginStrings: StringsByPlugin;
}

interface ExtractedStrings {
  /** Path of the language's file, relative to the site's root. The file may not exist yet. */
  readonly file: string;
  /** Content of the file in YAML; `undefined` if no string is missing. */
  readonly text: string | undefined;
}

/** Returns the UI strings of a language as a file for translators. */
export async function extractStrings(request: StringsRequest): Promise<Checked<ExtractedStrings>> {
  const { files, configFile, lang, which, pluginStrings } = request;
  const file = `${stringsFolder(configFile)}/${lang}.yaml`;
  const text = await files.readText(file);
  const english = { ...(await englishMessages()), ...englishOfPlugins(pluginStrings) };
  const own = text === undefined ? { value: {}, diagnostics: [] } : readStrings({ file, text, lang }, english);
  const extracted = await extractMessages({ lang, own: own.value, which, pluginStrings });
  return { value: { file, text: extracted }, diagnostics: own.diagnostics };
}
