// Converts `<CodeBlock>` to a fence if its content is a literal string, or to a fence that imports a file if its
// content is read from a file.

import { folderOf, literalIn, nodeIn, relativePath } from 'docsgen/internals';
import type { Nodes } from 'mdast';
import { resolveImport } from '../../modules/imports.ts';
import { attributesOf, type Element, expressionOf, indentOf, literalOf, textOf } from '../jsx.ts';
import { importOf } from '../names.ts';
import { rangeOf, replace, type Work } from '../work.ts';

const known = new Set(['language', 'title', 'metastring', 'showLineNumbers', 'className', 'children']);

/** Leaves the element unchanged if its attributes or content are computed. */
export function convertCodeBlock(work: Work, node: Element): void {
  const attributes = attributesOf(node);
  const range = rangeOf(work, node);
  const indent = indentOf(work, range);
  if (!attributes || indent === undefined || [...attributes.keys()].some((name) => !known.has(name))) return;
  const info = infoOf(attributes);
  const shown = shownIn(work, node);
  if (info === undefined || shown === undefined) return;
  const file = 'file' in shown ? `${info === '' ? '' : ' '}file=${quoted(shown.file)}` : '';
  const text = 'text' in shown ? shown.text.replace(/^\n/, '').replace(/\n[ \t]*$/, '') : undefined;
  const ticks = '`'.repeat(Math.max(3, ...[...(text ?? '').matchAll(/`{3,}/g)].map(([run]) => run.length + 1)));
  const lines = [`${ticks}${info}${file}`, ...(text === undefined ? [] : text.split('\n')), ticks];
  replace(work, range, lines.map((line, index) => (index === 0 || line === '' ? line : indent + line)).join('\n'));
}

function infoOf(attributes: NonNullable<ReturnType<typeof attributesOf>>): string | undefined {
  const written = ['language', 'title', 'metastring', 'className'].map((name) => {
    const attribute = attributes.get(name);
    return attribute === undefined ? '' : textOf(attribute);
  });
  if (written.includes(undefined)) return undefined;
  const [named = '', title = '', meta = '', classes = ''] = written;
  const language = named || (/\blanguage-(\S+)/.exec(classes)?.[1] ?? '');
  if (language === '' && (title !== '' || meta !== '')) return undefined;
  const numbers = literalOf(attributes.get('showLineNumbers'));
  const parts = [language, title && `title=${quoted(title, true)}`, meta];
  if (numbers !== undefined && numbers !== false)
    parts.push(typeof numbers === 'number' ? `showLineNumbers=${numbers}` : 'showLineNumbers');
  return parts.filter(Boolean).join(' ');
}

function quoted(text: string, always = false): string {
  if (!always && !/[\s"']/.test(text)) return text;
  return text.includes('"') ? `'${text}'` : `"${text}"`;
}

type Shown = { readonly text: string } | { readonly file: string };

function shownIn(work: Work, node: Element): Shown | undefined {
  const children = (node.children as readonly Nodes[]).filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  );
  const [only] = children.length === 1 ? children : [];
  const inner = only?.type === 'paragraph' && only.children.length === 1 ? only.children[0] : only;
  if (inner?.type === 'text') return { text: inner.value };
  if (inner?.type !== 'mdxFlowExpression' && inner?.type !== 'mdxTextExpression') return undefined;
  const code = expressionOf(inner);
  const literal = literalIn(code);
  if (typeof literal === 'string') return { text: literal };
  const name = code?.type === 'Identifier' ? String(nodeIn(code)?.name) : '';
  const path = rawPath(work, name);
  return path === undefined ? undefined : { file: path };
}

/**
 * Returns the path of the file that is imported as text, if fences can import the file because it is part of the
 * content.
 */
function rawPath(work: Work, name: string): string | undefined {
  const { names, placement, placed } = work;
  const found = importOf(names, name);
  const target = found && resolveImport(found.from.specifier, found.imported);
  if (target?.kind !== 'raw') return undefined;
  const file = placement.resolveFrom(placed.from, target.path);
  if (file === undefined) return undefined;
  const to = placement.targetOf(file);
  if (!to.startsWith('content/')) return undefined;
  work.uses.add(file);
  return relativePath(folderOf(placed.to), to, './');
}
