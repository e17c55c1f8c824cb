// Whether a page of the original site may have had an id that its Markdown does not show: an id in a component or an
// included file, or a computed one.

/** Imports of the site's own modules, and includes. */
const ownParts = /^[ \t]*import\s[^;'"]*from\s+['"](?!@theme\/|@docusaurus\/|@astrojs\/)|<!--\s*@include/m;

const code = /^([ \t]*)(`{3,}(?!`)|~{3,}(?!~))[\s\S]*?^\1\2|(?<!`)(`+)(?!`)[^`\n]+\3/gm;

const computed = /(?:\bid\s*=\s*\{|\s(?:v-bind)?:id\s*=)/;

/** Component tags, including kebab-case tags of Vue. */
const tag = /<([A-Z]\w*|[a-z]+(?:-[a-z\d]+)+)(?=[\s/>.])/g;

/** Components of the generators that need no import and render no ids. */
const given: ReadonlySet<string> = new Set(['Admonition', 'Badge', 'Details', 'Head']);

/** `text` is the content of the page's file. */
export function mayHaveId(text: string, id: string): boolean {
  const plain = text.replace(code, '');
  if (ownParts.test(plain) || computed.test(plain) || hasElement(plain, id)) return true;
  const imports = plain.match(/^[ \t]*import\s[^;'"]*from/gm)?.join('\n') ?? '';
  const known = new Set([...given, ...(imports.match(/\w+/g) ?? [])]);
  // Components without an import are registered for the whole site.
  return [...plain.replace(/<!--[\s\S]*?-->/g, '').matchAll(tag)].some(([, name = '']) => !known.has(name));
}

/** Whether the text contains an element with the id, which the migration may have removed. */
function hasElement(text: string, id: string): boolean {
  return [...text.matchAll(/\b(?:id|name)\s*=\s*["']([^"']*)["']/g)].some(([, written]) => written === id);
}
