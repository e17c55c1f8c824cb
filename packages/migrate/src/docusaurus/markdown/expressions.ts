// Converts attributes and expressions that use a URL or a value of the page. Values that docsgen does not provide are
// reported.

import { nodeIn, nodesIn, type Syntax } from 'docsgen/internals';
import { addressIn, baseUrlArgument, fileAddress, requiredPath, siteAddress } from './addresses.ts';
import { attributeText, expressionIn, expressionOf, isElement, programOf } from './jsx.ts';
import { walkTree } from './walk-tree.ts';
import { isEdited, lose, rangeOf, replace, type Work } from './work.ts';

export function convertExpressions(work: Work): void {
  walkTree(work.tree, (node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') convertCalls(work, expressionOf(node));
    if (node.type === 'mdxjsEsm') {
      const statements = nodesIn(programOf(node)?.body);
      for (const each of statements) if (each.type !== 'ImportDeclaration') convertCalls(work, each);
    }
    if (!isElement(node)) return undefined;
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxExpressionAttribute') convertCalls(work, programOf(attribute));
      else convertAttribute(work, attribute);
    }
    return undefined;
  });
  tellValues(work);
}

function convertAttribute(work: Work, attribute: Parameters<typeof expressionIn>[0]): void {
  const code = expressionIn(attribute);
  if (code === undefined || isEdited(work, rangeOf(work, attribute))) return;
  const isAddress = baseUrlArgument(work, code) !== undefined || requiredPath(code) !== undefined;
  const address = isAddress ? addressIn(work, code) : undefined;
  if (address === undefined) convertCalls(work, code);
  else replace(work, rangeOf(work, attribute), attributeText(attribute.name, address));
}

/** Replaces `useBaseUrl('/x')` with `'/x'` anywhere in code, and updates the paths of `require` calls. */
function convertCalls(work: Work, code: Syntax | undefined): void {
  if (code === undefined) return;
  const based = baseUrlArgument(work, code);
  const required = code.type === 'CallExpression' ? requiredPath(code) : undefined;
  const range = { start: work.page.offsetOf(code.start), end: work.page.offsetOf(code.end) };
  if (based !== undefined || required !== undefined) {
    const path = required === undefined ? undefined : fileAddress(work, required, range.start);
    const address = based && siteAddress(work, based.startsWith('/') ? based : `/${based}`);
    if (address !== undefined) replace(work, range, `'${address}'`);
    else if (path !== undefined && path !== required) replace(work, range, `require('${path}')`);
    return;
  }
  for (const [key, value] of Object.entries(code)) {
    if (key === 'loc') continue;
    if (Array.isArray(value)) for (const each of nodesIn(value)) convertCalls(work, each);
    else convertCalls(work, nodeIn(value));
  }
}

/** Variables that Docusaurus provides in every MDX page. */
const values: ReadonlyMap<string, string> = new Map([
  ['toc', 'Use <Contents /> for a table of contents'],
  ['contentTitle', 'Write the title as text'],
  ['metadata', 'Write the value as text, or use a front matter field: {frontMatter.title}'],
  ['assets', 'Import the image'],
]);

function tellValues(work: Work): void {
  const { names } = work;
  const given = new Set([...names.declared, ...names.imports.flatMap((each) => each.names.map(({ local }) => local))]);
  for (const { name, range } of names.references) {
    const hint = values.get(name);
    if (hint === undefined || given.has(name) || isEdited(work, range)) continue;
    const message = `'${name}' is a variable of Docusaurus that docsgen does not provide`;
    lose(work, { severity: 'error', message, hint, at: range.start });
  }
}
