// Generates the types of `docsgen/config` from the schema, with its descriptions.
import { configJsonSchema } from '../../../packages/generator/src/config/schema/schema.ts';

interface Node {
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
  readonly additionalProperties?: Node | false;
  readonly propertyNames?: Node;
}

export function configTypes(): string {
  const schema: Node = configJsonSchema();
  return `// Types of a configuration in TypeScript or JavaScript: \`docsgen/config\`. Generated from \`config/schema/schema.ts\`
// by \`npx vitest run --project unit tests/unit/config/config-types.test.ts -u\`.

import type { ConfigEnvironment } from './model/config-module.ts';

export type { ConfigEnvironment };

/** The configuration, or a function that returns it. It is returned unchanged; the function only adds types. */
export function defineConfig(config: SiteConfig): SiteConfig;
export function defineConfig(config: ConfigFunction): ConfigFunction;
export function defineConfig(config: SiteConfig | ConfigFunction): SiteConfig | ConfigFunction {
  return config;
}

export type ConfigFunction = (environment: ConfigEnvironment) => SiteConfig | Promise<SiteConfig>;

/** A string for all languages, or one string per locale code: \`{ es: 'Inicio', en: 'Home' }\`. */
export type LocalizedText = string | Readonly<Record<string, string>>;

/** ${schema.description} */
export interface SiteConfig ${mapOf(schema, '')}
`;
}

function mapOf({ properties = {}, required = [] }: Node, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([key, node]) => {
    const mark = required.includes(key) ? '' : '?';
    const name = /^[\w$]+$/.test(key) ? key : `'${key}'`;
    const type = typeOf(node, inner);
    const line = `${inner}readonly ${name}${mark}:${type.startsWith('\n') ? '' : ' '}${type};\n`;
    return docOf(node, inner) + (line.includes('{') || line.length <= 121 ? line : broken(line, inner));
  });
  return `{\n${lines.join('')}${indent}}`;
}

function typeOf(node: Node, indent: string): string {
  if (node.enum) return node.enum.map((value) => `'${value}'`).join(' | ');
  if (node.anyOf) return unionOf(node.anyOf, indent);
  if (node.properties) return mapOf(node, indent);
  const values = node.additionalProperties;
  if (values && node.propertyNames?.enum)
    return mapOf({ properties: Object.fromEntries(node.propertyNames.enum.map((key) => [key, values])) }, indent);
  if (values) return `Readonly<Record<string, ${typeOf(values, indent)}>>`;
  if (node.type === 'array') return listOf(typeOf(node.items ?? {}, indent), indent);
  const kinds = [node.type ?? 'unknown'].flat();
  return kinds.map((kind) => (kind === 'integer' ? 'number' : kind)).join(' | ');
}

/** Each member of the union type on a separate line. */
function broken(line: string, indent: string): string {
  const [first = '', ...others] = line.split(/ \| (?![^(]*\))/);
  return [first.replace(': ', `:\n${indent}  | `), ...others].join(`\n${indent}  | `);
}

/** Types that contain a map are on separate lines, as the formatter requires. */
function unionOf(nodes: readonly Node[], indent: string): string {
  const hasMap = nodes.some(({ properties }) => properties);
  const kinds = [...new Set(nodes.map((each) => typeOf(each, hasMap ? `${indent}    ` : indent)))];
  if (kinds.join() === 'string,Readonly<Record<string, string>>') return 'LocalizedText';
  return hasMap ? kinds.map((kind) => `\n${indent}  | ${kind}`).join('') : kinds.join(' | ');
}

function listOf(item: string, indent: string): string {
  if (item.startsWith('\n')) return `readonly (${item}\n${indent})[]`;
  return / \| |^readonly /.test(item) && !item.startsWith('{') ? `readonly (${item})[]` : `readonly ${item}[]`;
}

/** A comment as an editor shows it, in lines of at most 120 columns. */
function docOf({ description }: Node, indent: string): string {
  if (description === undefined) return '';
  const single = `${indent}/** ${description} */\n`;
  if (single.length <= 121) return single;
  const lines = [''];
  for (const word of description.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (`${indent} * ${line} ${word}`.length > 120) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`;
}
