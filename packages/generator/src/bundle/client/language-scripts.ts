// Generates one script per locale with the UI strings that are needed in browsers. Strings that are used only at build
// time are omitted. The search strings are in a separate script, which the locale's script imports on demand.

import { gzipSync } from 'node:zlib';
import type { Languages, Messages } from '@docsgen/theme/messages';
import type { ClientAssets } from '../../model/client-assets.ts';
import type { OutputFile } from '../../model/output.ts';
import type { OutputPath } from '../../model/paths.ts';
import { hashedAssetPath } from '../../routes/output-paths.ts';

/** Returns the client with the UI strings of the site's languages. */
export function withLanguages(client: ClientAssets, languages: Languages): ClientAssets {
  const scripts = Object.entries(languages).map(([lang, messages]) => ({
    lang,
    ...languageScripts(lang, messages),
  }));
  const largest = Math.max(0, ...scripts.map(({ shell }) => gzipSync(shell.content).length));
  return {
    ...client,
    files: [...client.files, ...scripts.flatMap(({ shell, search }) => [shell, search])],
    messageScripts: new Map(scripts.map(({ lang, shell }) => [lang, shell.path])),
    scriptSize: client.scriptSize + largest,
  };
}

interface LanguageScripts {
  readonly shell: OutputFile & { readonly path: OutputPath };
  readonly search: OutputFile;
}

/** The generated module exports the fields of the theme's `LanguageScript`. */
function languageScripts(lang: string, { shell, search }: Messages): LanguageScripts {
  const script = (name: string, content: string) => {
    return { path: hashedAssetPath(`${name}.js`, content), content };
  };
  const tag = lang.toLowerCase();
  const searchScript = script(`search-${tag}`, `export const search=${JSON.stringify(search)};\n`);
  const loadSearch = `()=>import("./${searchScript.path.slice(searchScript.path.lastIndexOf('/') + 1)}")`;
  const text = `export const shell=${JSON.stringify(shell)},loadSearch=${loadSearch};\n`;
  return { search: searchScript, shell: script(tag, text) };
}
