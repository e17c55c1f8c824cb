// Converts attributes and expressions that use a URL or a value of the page. Values that docsgen does not provide are
// reported.

import type { Syntax } from 'docsgen/internals';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { visit } from '../../code/syntax.ts';
import { lose } from '../conversion.ts';
import { addressIn, baseUrlArgument, fileAddress, requiredPath, siteAddress } from './addresses.ts';
import { attributeText, codeIn, expressionIn, isElement } from './jsx.ts';
import { nodesOf } from './walk-tree.ts';
import { isEdited, placeOf, rangeOf, replace, type Work } from './work.ts';

export function convertExpressions(work: Work): void {
  for (const node of nodesOf(work.tree)) {
    for (const attribute of isElement(node) ? node.attributes : [])
      if (attribute.type === 'mdxJsxAttribute') convertAttribute(work, attribute);
    for (const code of codeIn(node)) if (code.type !== 'ImportDeclaration') convertCalls(work, code);
  }
  reportValues(work);
}

function convertAttribute(work: Work, attribute: MdxJsxAttribute): void {
  const code = expressionIn(attribute);
  const isAddress = baseUrlArgument(work, code) !== undefined || requiredPath(code) !== undefined;
  if (!isAddress || isEdited(work, rangeOf(work, attribute))) return;
  const address = addressIn(work, code);
  if (address !== undefined) replace(work, rangeOf(work, attribute), attributeText(attribute.name, address));
}

/** Replaces `useBaseUrl('/x')` with `'/x'` anywhere in code, and updates the paths of `require` calls. */
function convertCalls(work: Work, code: Syntax): void {
  visit(code, (node) => {
    const range = placeOf(work, node);
    const based = baseUrlArgument(work, node);
    const required = node.type === 'CallExpression' ? requiredPath(node) : undefined;
    if ((based ?? required) === undefined) return true;
    if (isEdited(work, range)) return false;
    const path = required === undefined ? undefined : fileAddress(work, required, range.start);
    if (based !== undefined)
      replace(work, range, `'${siteAddress(work, based.startsWith('/') ? based : `/${based}`)}'`);
    else if (path !== undefined && path !== required) replace(work, range, `require('${path}')`);
    return false;
  });
}

/** Variables that Docusaurus provides in every MDX page. */
const values: ReadonlyMap<string, string> = new Map([
  ['toc', 'Use <Contents /> for a table of contents'],
  ['contentTitle', 'Write the title as text'],
  ['metadata', 'Write the value as text, or use a front matter field: {frontMatter.title}'],
  ['assets', 'Import the image'],
]);

function reportValues(work: Work): void {
  const { names } = work;
  for (const { name, range } of names.references) {
    const hint = values.get(name);
    if (hint === undefined || names.known.has(name) || isEdited(work, range)) continue;
    const message = `'${name}' is a variable of Docusaurus that docsgen does not provide`;
    lose(work, { severity: 'error', message, hint, at: range.start });
  }
}
