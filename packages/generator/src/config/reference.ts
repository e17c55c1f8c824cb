// The reference of `site.config.yaml` in Markdown, from the descriptions in the schema.
import { configJsonSchema } from './schema.ts';

interface Node {
  readonly description?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
}

export function configReference(): string {
  const schema: Node = configJsonSchema();
  const rows = rowsOf(schema, '').map(({ key, kind, text }) => `| \`${key}\` | ${kind} | ${text} |`);
  return [
    '# Configuration',
    '',
    'All keys of `site.config.yaml`. Where the value is in bold type, the key is required.',
    '`docsgen schema --markdown` prints this page; `docsgen schema` prints the same as JSON Schema, for editors.',
    '',
    '| key | value | meaning |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

interface Row {
  readonly key: string;
  readonly kind: string;
  readonly text: string;
}

function rowsOf(node: Node, prefix: string): readonly Row[] {
  return Object.entries(node.properties ?? {}).flatMap(([name, child]) => {
    const key = prefix + name;
    const isRequired = node.required?.includes(name) ?? false;
    const kind = kindOf(child);
    const row = {
      key,
      kind: isRequired ? `**${kind}**` : kind,
      text: (child.description ?? '').replaceAll('|', '\\|'),
    };
    const inner = child.items ?? child;
    const nested = [inner, ...(inner.anyOf ?? [])].find((each) => each.properties !== undefined);
    return [row, ...(nested ? rowsOf(nested, `${key}${child.items ? '[].' : '.'}`) : [])];
  });
}

function kindOf(node: Node): string {
  if (node.enum) return node.enum.map((value) => `\`${String(value)}\``).join(', ');
  if (node.anyOf) return [...new Set(node.anyOf.map(kindOf))].join(' or ');
  if (node.type === 'array') return `list of ${node.items ? kindOf(node.items) : 'values'}`;
  const names: Readonly<Record<string, string>> = {
    boolean: 'true or false',
    integer: 'whole number',
    number: 'number',
    object: 'map',
    string: 'text',
  };
  return names[node.type ?? ''] ?? 'anything';
}
