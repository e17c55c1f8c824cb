import { type Diagnostic, parseYaml } from 'docsgen/internals';
import { isMap, type LooseMap } from './untyped-values.ts';

const block = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

interface ReadFrontMatter {
  readonly frontMatter: LooseMap;
  readonly diagnostics: readonly Diagnostic[];
}

export function readFrontMatter(text: string, file: string): ReadFrontMatter {
  const [, yaml] = block.exec(text) ?? [];
  if (yaml === undefined) return { frontMatter: {}, diagnostics: [] };
  const source = parseYaml(yaml, { file, firstLine: 2, code: 'migration' });
  if (!isMap(source.value)) return { frontMatter: {}, diagnostics: source.diagnostics };
  // Strings that YAML parses as numbers preserve their spelling: `id: 1.10`.
  const entries = Object.entries(source.value).map(([key, value]) => {
    const isName = ['id', 'slug', 'title', 'sidebar_label', 'version'].includes(key);
    return [key, isName && typeof value === 'number' ? source.writtenAt([key]) : value] as const;
  });
  return { frontMatter: Object.fromEntries(entries), diagnostics: source.diagnostics };
}
