// Parses `sidebar.yaml`. The file contains the sidebars of a section or, in the folder of another locale, translations
// of their labels.

import { readSidebars } from '../config/sidebars/read-sidebars.ts';
import { parseYaml, type YamlSource } from '../config/yaml/yaml-source.ts';
import { type Checked, type Diagnostic, error } from '../model/diagnostic.ts';
import type { SidebarFile, SidebarWord, SourceText } from '../model/source.ts';

/** `locales` contains the site's locale codes. */
export function parseSidebar({ text, hash, ...file }: SourceText, locales: readonly string[]): Checked<SidebarFile> {
  const source = parseYaml(text, { file: file.path, firstLine: 1, code: 'sidebar' });
  const nothing = { file, hash, sidebars: undefined, isWhole: false, words: undefined };
  if (source.diagnostics.length > 0) return { value: nothing, diagnostics: source.diagnostics };
  const words = wordsIn(source);
  if (words) return { value: { ...nothing, words }, diagnostics: [] };
  const diagnostics: Diagnostic[] = [];
  const sidebars = readSidebars({
    value: source.value,
    locales,
    positionOf: source.positionOf,
    report: ({ path, at, message, hint }) => {
      const position = at === 'key' ? source.positionOfKey(path) : source.positionOf(path);
      diagnostics.push(error({ code: 'sidebar', message, file: file.path, position, hint }));
    },
  });
  return { value: { ...nothing, sidebars, isWhole: diagnostics.length === 0 }, diagnostics };
}

/** Returns the translations of labels, or `undefined` if the file is not a mapping of strings. */
function wordsIn({ value, positionOfKey }: YamlSource): SidebarFile['words'] {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
  const entries = Object.entries(value);
  if (entries.length === 0 || entries.some(([, text]) => typeof text !== 'string' || text.trim() === '')) {
    return undefined;
  }
  return new Map(
    entries.map(([word, text]): [string, SidebarWord] => [word, { text, position: positionOfKey([word]) }]),
  );
}
