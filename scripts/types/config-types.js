// @ts-check
// Prints the JSON Schema of the configuration as TypeScript types, with its descriptions as comments.

/**
 * @typedef {object} SchemaNode part of a JSON Schema
 * @property {string} [description]
 * @property {string | readonly string[]} [type]
 * @property {readonly string[]} [enum]
 * @property {Readonly<Record<string, SchemaNode>>} [properties]
 * @property {readonly string[]} [required]
 * @property {SchemaNode} [items]
 * @property {readonly SchemaNode[]} [anyOf]
 * @property {SchemaNode | false} [additionalProperties]
 * @property {SchemaNode} [propertyNames]
 */

/** Names of types by their text, so that they are declared once. @typedef {Map<string, string>} Names */

/** Types that several keys have. `key` is one of these keys; `[]` stands for the items of an array. */
const sharedTypes = [
  {
    name: 'LocalizedText',
    key: 'title',
    description: "A string for all languages, or one string per locale code: `{ es: 'Inicio', en: 'Home' }`.",
  },
  { name: 'Link', key: 'footer.links[]', description: 'A link to a page of this site, or to another site.' },
  { name: 'Logo', key: 'logo', description: 'The path of an image in `static/`, or an image with options.' },
  { name: 'Font', key: 'theme.font.body', description: 'A font package, a font file, or a font with options.' },
  { name: 'MarkdownPlugin', key: 'markdown.remarkPlugins[]', description: 'A plugin, or a plugin with options.' },
];

/** Keys of all links, which are declared once, as `LinkTarget`. */
const linkKeys = ['to', 'href', 'section', 'page', 'sidebar', 'activePath'];

/**
 * Returns declarations of `SiteConfig` and of the types that it refers to.
 *
 * @param {SchemaNode} schema
 */
export function configTypes(schema) {
  /** @type {Names} */
  const names = new Map();
  const shared = sharedTypes.map(({ name, key, description }) => {
    const text = textOf(nodeAt(schema, key), names);
    names.set(text, name);
    return `/** ${description} */\nexport type ${name} = ${text};`;
  });
  const link = Object.entries(nodeAt(schema, 'footer.links[]').properties ?? {});
  const target = Object.fromEntries(link.filter(([key]) => linkKeys.includes(key)));
  const declarations = [
    `/** Target of a link. */\nexport interface LinkTarget {\n${keysOf({ properties: target }, names)}}`,
    ...shared,
    `/** ${schema.description} */\nexport interface SiteConfig ${textOf(schema, names)}`,
  ];
  return `${declarations.map(indented).join('\n\n')}\n`;
}

/**
 * @param {SchemaNode} node
 * @param {Names} names
 * @returns {string}
 */
function typeOf(node, names) {
  const text = textOf(node, names);
  return names.get(text) ?? text;
}

/**
 * @param {SchemaNode} node
 * @param {Names} names
 * @returns {string}
 */
function textOf(node, names) {
  const { enum: values, anyOf, properties, additionalProperties: rest, propertyNames, type } = node;
  if (values) return values.map((value) => `'${value}'`).join(' | ');
  if (anyOf) return [...new Set(anyOf.map((each) => typeOf(each, names)))].join(' | ');
  if (properties) return objectOf(node, names);
  if (rest && propertyNames?.enum)
    return objectOf({ properties: Object.fromEntries(propertyNames.enum.map((key) => [key, rest])) }, names);
  if (rest) return `Readonly<Record<string, ${typeOf(rest, names)}>>`;
  if (type === 'array') return arrayOf(typeOf(node.items ?? {}, names));
  return [type ?? 'unknown'].flat().map(primitiveOf).join(' | ');
}

/**
 * @param {SchemaNode} node
 * @param {Names} names
 */
function objectOf(node, names) {
  const entries = Object.entries(node.properties ?? {});
  if (!linkKeys.every((key) => node.properties?.[key])) return `{\n${keysOf(node, names)}}`;
  const others = Object.fromEntries(entries.filter(([key]) => !linkKeys.includes(key)));
  return `LinkTarget & {\n${keysOf({ ...node, properties: others }, names)}}`;
}

/**
 * @param {SchemaNode} node
 * @param {Names} names
 */
function keysOf({ properties = {}, required = [] }, names) {
  const keys = Object.entries(properties).map(([key, node]) => {
    const comment = node.description === undefined ? '' : `/** ${node.description.replaceAll('*/', '*\\/')} */\n`;
    const name = /^[\w$]+$/.test(key) ? key : `'${key}'`;
    return `${comment}readonly ${name}${required.includes(key) ? '' : '?'}: ${typeOf(node, names)};\n`;
  });
  return keys.join('');
}

/** @param {string} item */
function arrayOf(item) {
  return / [|&] |^readonly /.test(item) ? `readonly (${item})[]` : `readonly ${item}[]`;
}

/** @param {string} type */
function primitiveOf(type) {
  if (type === 'integer') return 'number';
  if (['string', 'number', 'boolean', 'null', 'unknown'].includes(type)) return type;
  throw new Error(`The type '${type}' of the JSON Schema has no TypeScript type`);
}

/**
 * Returns the schema of a key.
 *
 * @param {SchemaNode} schema
 * @param {string} path
 */
function nodeAt(schema, path) {
  return path.split('.').reduce((node, name) => {
    const key = name.replace('[]', '');
    const found = [node, ...(node.anyOf ?? [])].find(({ properties }) => properties?.[key])?.properties?.[key];
    const result = name.endsWith('[]') ? found?.items : found;
    if (!result) throw new Error(`The schema has no key '${path}'`);
    return result;
  }, schema);
}

/** @param {string} text */
function indented(text) {
  let depth = 0;
  const lines = text.split('\n').map((line) => {
    if (line.startsWith('}')) depth -= 1;
    const indentedLine = '  '.repeat(depth) + line;
    if (line.endsWith('{')) depth += 1;
    return indentedLine;
  });
  return lines.join('\n');
}
