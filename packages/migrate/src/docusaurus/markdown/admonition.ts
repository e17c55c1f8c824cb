// Converts admonitions: `<Admonition>` to a directive, and custom types to `info`.

import { admonitionOf } from 'docsgen/internals';
import type { ContainerDirective } from 'mdast-util-directive';
import { lose } from '../conversion.ts';
import { attributesOf, type Element, indentOf, tagsOf, textOf } from './jsx.ts';
import { rangeOf, replace, type Work } from './work.ts';

/** Returns `false` if the element cannot be converted. */
export function convertAdmonition(work: Work, node: Element): boolean {
  const attributes = attributesOf(node);
  const names = [...(attributes?.keys() ?? ['?'])];
  const type = attributes?.has('type') ? textOf(attributes.get('type')) : 'note';
  const title = attributes?.has('title') ? textOf(attributes.get('title')) : '';
  const range = rangeOf(work, node);
  const indent = indentOf(work, range);
  const isPlain = names.every((name) => name === 'type' || name === 'title');
  if (!isPlain || type === undefined || title === undefined || indent === undefined) return false;
  if (node.type !== 'mdxJsxFlowElement' || admonitionOf(type) === undefined) return false;
  const { open, close, inside } = tagsOf(work, node);
  if (!close) return false;
  const content = work.page.text.slice(inside.start, inside.end);
  const colons = ':'.repeat(Math.max(3, ...[...content.matchAll(/:{3,}/g)].map(([run]) => run.length + 1)));
  const isBroken = /^[ \t]*\r?\n/.test(content);
  const ends = /\n[ \t]*$/.test(content);
  replace(
    work,
    open,
    `${colons}${type}${title === '' ? '' : `[${asMarkdown(title)}]`}${isBroken ? '' : `\n${indent}`}`,
  );
  replace(work, close, `${ends ? '' : `\n${indent}`}${colons}`);
  return true;
}

function asMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<]/g, '\\$&');
}

/** Converts a custom type, such as `:::issuer`. */
export function convertCustomKind(work: Work, node: ContainerDirective): void {
  const { admonitions } = work.placement.site.markdown;
  if (admonitionOf(node.name) !== undefined || !admonitions.includes(node.name)) return;
  const { start } = rangeOf(work, node);
  const opening = /^(:{3,}[ \t]*)([\w-]+)([ \t]*)([^\n\r]*)/.exec(work.page.text.slice(start));
  const [whole = '', colons = '', name = '', , rest = ''] = opening ?? [];
  if (name !== node.name) return;
  const label = rest.startsWith('[') ? rest : rest === '' || rest.startsWith('{') ? `[${name}]${rest}` : `[${rest}]`;
  replace(work, { start, end: start + whole.length }, `${colons}info${label.trimEnd()}`);
  lose(work, {
    message: `Admonitions of the custom type '${name}' are shown as 'info', with their name or title`,
    hint: 'Style them with css (docs/guide/theme.md), or use another built-in type',
    at: start,
  });
}
