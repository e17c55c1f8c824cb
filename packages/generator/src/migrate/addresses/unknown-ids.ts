// Whether a page of an old site may have had an id that its Markdown does not show: one that a component of the site's
// own drew, that stood in an included file, or that was computed.

/** Modules of the site's own, and what it includes. */
const ownParts = /^[ \t]*import\s[^;'"]*from\s+['"](?!@theme\/|@docusaurus\/|@astrojs\/)|<!--\s*@include/m;

const code = /^([ \t]*)(`{3,}(?!`)|~{3,}(?!~))[\s\S]*?^\1\2|(?<!`)(`+)(?!`)[^`\n]+\3/gm;

const computed = /(?:\bid\s*=\s*\{|\s(?:v-bind)?:id\s*=)/;

/** Components, those of Vue with their names in either form. */
const tag = /<([A-Z]\w*|[a-z]+(?:-[a-z\d]+)+)(?=[\s/>.])/g;

/** Components of the generators that pages have without an import, and that draw no ids. */
const given: ReadonlySet<string> = new Set(['Admonition', 'Badge', 'Details', 'Head']);

/** `text`: the whole file of the page. */
export function mayHaveMore(text: string, id: string): boolean {
  const plain = text.replace(code, '');
  if (ownParts.test(plain) || computed.test(plain) || hasElement(plain, id)) return true;
  const imports = plain.match(/^[ \t]*import\s[^;'"]*from/gm)?.join('\n') ?? '';
  const known = new Set([...given, ...(imports.match(/\w+/g) ?? [])]);
  // What has no import is a component that the whole site has.
  return [...plain.replace(/<!--[\s\S]*?-->/g, '').matchAll(tag)].some(([, name = '']) => !known.has(name));
}

/** An element with that id, which may stand in what did not come over. */
function hasElement(text: string, id: string): boolean {
  return [...text.matchAll(/\b(?:id|name)\s*=\s*["']([^"']*)["']/g)].some(([, written]) => written === id);
}
