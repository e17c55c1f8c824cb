// Converts `:::note[Title]` and GitHub's `> [!NOTE]` to admonitions, and converts unknown directives back to their
// source.

import type { ArticleStrings } from '@docsgen/contract/article-messages';
import type { Blockquote, Paragraph, PhrasingContent, Root, RootContent, Text } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { VFile } from 'vfile';
import { type Admonition, admonitionOf, alertOf } from '../components/read/admonition-lines.ts';
import { SKIP, walk } from '../tree/visit.ts';

export function admonitions(messages: ArticleStrings) {
  return (tree: Root, file: VFile): void => {
    const source = String(file);
    walk(tree, (node, index, parent) => {
      if (node.type === 'blockquote') convertAlert(node, messages);
      if (node.type === 'containerDirective') {
        const admonition = admonitionOf(node.name);
        if (admonition === undefined) {
          parent.children.splice(index, 1, ...asWritten(node, source));
          return [SKIP, index];
        }
        convertDirective(node, admonition, messages);
      }
      if (node.type === 'leafDirective') {
        parent.children.splice(index, 1, paragraph(slice(source, node)));
        return SKIP;
      }
      if (node.type === 'textDirective') {
        const words = textAsWritten(node, source);
        parent.children.splice(index, 1, ...words);
        return [SKIP, index];
      }
      return undefined;
    });
  };
}

function convertDirective(node: ContainerDirective, admonition: Admonition, messages: ArticleStrings): void {
  const [first, ...rest] = node.children;
  const isLabelled = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const written = node.attributes?.title ?? undefined;
  const title = isLabelled
    ? titleParagraph(withoutLeadingSpace(first.children))
    : written === undefined
      ? defaultTitle(admonition, messages)
      : titleParagraph([text(written)]);
  setAdmonition(node, admonition);
  node.children = [title, ...(isLabelled ? rest : node.children)];
}

function withoutLeadingSpace(inlines: PhrasingContent[]): PhrasingContent[] {
  const [first, ...rest] = inlines;
  return first?.type === 'text' ? [{ ...first, value: first.value.trimStart() }, ...rest] : inlines;
}

function defaultTitle({ title }: Admonition, messages: ArticleStrings): Paragraph {
  return titleParagraph([text(messages[title])], messages.foreign);
}

/** Converts a quote whose first line is `> [!NOTE]`. */
function convertAlert(node: Blockquote, messages: ArticleStrings): void {
  const [first, ...rest] = node.children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || text?.type !== 'text') return;
  const match = /^\[!([A-Za-z]+)\][ \t]*(?:\n|$)/.exec(text.value);
  const alert = match?.[1] === undefined ? undefined : alertOf(match[1]);
  if (!match || alert === undefined) return;
  const remaining = text.value.slice(match[0].length);
  const inlines: PhrasingContent[] = [
    ...(remaining === '' ? [] : [{ ...text, value: remaining }]),
    ...first.children.slice(1),
  ];
  setAdmonition(node, alert);
  node.children = [
    defaultTitle(alert, messages),
    ...(inlines.length === 0 ? [] : [{ ...first, children: withoutLeadingBreak(inlines) }]),
    ...rest,
  ];
}

function withoutLeadingBreak(inlines: PhrasingContent[]): PhrasingContent[] {
  return inlines[0]?.type === 'break' ? inlines.slice(1) : inlines;
}

function setAdmonition(node: ContainerDirective | Blockquote, { kind }: Admonition): void {
  node.data = {
    ...node.data,
    hName: 'div',
    hProperties: { className: ['admonition', `admonition-${kind}`], role: 'note' },
  };
}

function titleParagraph(children: PhrasingContent[], foreign?: ArticleStrings['foreign']): Paragraph {
  const hProperties = { className: ['admonition-title'], ...foreign };
  return { type: 'paragraph', data: { hProperties }, children };
}

function asWritten(node: ContainerDirective, source: string): RootContent[] {
  const written = slice(source, node).split('\n');
  const opening = written[0] ?? `:::${node.name}`;
  const closing = /^[ \t>]*:{3,}[ \t]*$/.test(written.at(-1) ?? '') ? (written.at(-1) ?? '').trim() : undefined;
  const isLabel = (child: RootContent): boolean => child.type === 'paragraph' && child.data?.directiveLabel === true;
  return [
    { ...paragraph(opening), ...(node.position && { position: node.position }) },
    ...node.children.filter((child) => !isLabel(child)),
    ...(closing === undefined || written.length === 1 ? [] : [paragraph(closing)]),
  ];
}

function textAsWritten(node: TextDirective, source: string): PhrasingContent[] {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? start;
  const first = node.children[0]?.position?.start.offset;
  const last = node.children.at(-1)?.position?.end.offset;
  if (first === undefined || last === undefined) return [text(source.slice(start, end))];
  return [text(source.slice(start, first)), ...node.children, text(source.slice(last, end))];
}

function slice(source: string, node: ContainerDirective | LeafDirective): string {
  return source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
}

function paragraph(value: string): Paragraph {
  return { type: 'paragraph', children: [text(value)] };
}

function text(value: string): Text {
  return { type: 'text', value };
}
