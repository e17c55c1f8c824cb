// The reference of `site.config.yaml` in Markdown, from the descriptions in the schema.
import { configJsonSchema, type siteConfigSchema } from './schema/schema.ts';

interface Node {
  readonly description?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
}

/** A heading for each key at the top, so that it can be linked to, with a table of the keys below it. */
export function configReference(own?: typeof siteConfigSchema): string {
  const schema: Node = configJsonSchema(own);
  const parts = Object.entries(schema.properties ?? {}).flatMap(([name, node]) => {
    const isRequired = schema.required?.includes(name) ?? false;
    const rows = rowsOf(nodeWithKeys(node), node.items ? `${name}[].` : `${name}.`);
    const facts = `${capitalized(kindOf(node))}${isRequired ? ', required' : ''}.`;
    return [`## ${name}`, '', ...linesOf(`${facts} ${node.description ?? ''}`), '', ...tableOf(rows)];
  });
  return [
    '---',
    'title: Configuration',
    'description: All keys of the configuration of a site.',
    '---',
    '',
    'All keys of `site.config.yaml` and of its [other forms](../guide/config-file.md). A site has to have a',
    '`title`; in tables, the values of required keys are in bold type. `docsgen schema --markdown` prints this page,',
    '`docsgen schema` the same as JSON Schema, for editors.',
    '',
    ...parts,
  ].join('\n');
}

function tableOf(rows: readonly Row[]): readonly string[] {
  if (rows.length === 0) return [];
  const lines = rows.map(({ key, kind, text }) => `| \`${key}\` | ${kind} | ${text} |`);
  return ['| key | value | meaning |', '| --- | --- | --- |', ...lines, ''];
}

/** Lines as a person would write them into a file. */
const linesOf = (text: string): readonly string[] => text.match(/\S.{0,119}(?=\s|$)/g) ?? [];

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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
    return [row, ...rowsOf(nodeWithKeys(child), `${key}${child.items ? '[].' : '.'}`)];
  });
}

/** For a list, its items; of a choice, what has keys of its own. */
function nodeWithKeys(node: Node): Node {
  const inner = node.items ?? node;
  return [inner, ...(inner.anyOf ?? [])].find((each) => each.properties !== undefined) ?? inner;
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
