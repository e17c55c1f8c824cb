// Reads the front matter of a page.
import { type Diagnostic, parseYaml } from 'docsgen/internals';
import { isMap, type LooseMap } from './untyped-values.ts';

const block = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

interface ReadFrontMatter {
  /** The front matter with its delimiters, or an empty string. */
  readonly head: string;
  readonly frontMatter: LooseMap;
  readonly diagnostics: readonly Diagnostic[];
}

/** Returns the front matter with its delimiters, and the YAML between them. */
export function splitFrontMatter(text: string): { readonly head: string; readonly yaml: string } {
  const [head = '', yaml = ''] = block.exec(text) ?? [];
  return { head, yaml };
}

export function readFrontMatter(text: string, file: string): ReadFrontMatter {
  const { head, yaml } = splitFrontMatter(text);
  if (yaml === '') return { head, frontMatter: {}, diagnostics: [] };
  const source = parseYaml(yaml, { file, firstLine: 2, code: 'migration' });
  if (!isMap(source.value)) return { head, frontMatter: {}, diagnostics: source.diagnostics };
  // Strings that YAML parses as numbers preserve their spelling: `id: 1.10`.
  const entries = Object.entries(source.value).map(([key, value]) => {
    const isName = ['id', 'slug', 'title', 'sidebar_label', 'version'].includes(key);
    return [key, isName && typeof value === 'number' ? source.writtenAt([key]) : value] as const;
  });
  return { head, frontMatter: Object.fromEntries(entries), diagnostics: source.diagnostics };
}
