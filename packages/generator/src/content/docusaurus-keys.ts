// Keys of Docusaurus that docsgen has no use for. They are no mistakes: a folder that moves here has many of them, and
// each is told once for the whole site.
import { warning } from '../diagnostics/create.ts';
import type { Diagnostic, DiagnosticCode } from '../model/diagnostic.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

const unused = {
  category: ['customProps', 'key', 'type'],
  'front-matter': ['sidebar_custom_props', 'sidebar_key', 'title_meta'],
} as const satisfies Partial<Record<DiagnosticCode, readonly string[]>>;

interface KeysRead {
  /** The value without them; what is no map of keys comes back as it is. */
  readonly value: unknown;
  readonly diagnostics: readonly Diagnostic[];
}

export function withoutUnusedKeys(source: YamlSource, code: keyof typeof unused, file: string): KeysRead {
  const { value } = source;
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return { value, diagnostics: [] };
  const found = unused[code].filter((key) => key in value);
  if (found.length === 0) return { value, diagnostics: [] };
  const diagnostics = found.map((key) =>
    warning({ code, message: messageFor(key), file, position: source.positionOfKey([key]), hint }),
  );
  const rest = Object.entries(value).filter(([key]) => !found.some((each) => each === key));
  return { value: Object.fromEntries(rest), diagnostics };
}

const hint = 'It can stay or go; other files that have it are not named';

function messageFor(key: string): string {
  return `'${key}' is a key of Docusaurus that docsgen does not use`;
}

/** The first of the same news about several files; all other diagnostics stay. */
export function toldOnce(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const told = new Set<string>();
  return diagnostics.filter((each) => {
    if (each.hint !== hint) return true;
    const isNew = !told.has(each.message);
    told.add(each.message);
    return isNew;
  });
}
