// Admonitions: `:::note[Title]` and GitHub's `> [!NOTE]` become one element.
// Directives that are not ours go back to the words the author wrote.
import type { Blockquote, Paragraph, PhrasingContent, Root, RootContent, Text } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { VFile } from 'vfile';
import type { ArticleStrings } from '../model/article-strings.ts';
import { type AdmonitionName, admonitionOf } from './admonition-lines.ts';
import { isTabs } from './tabs.ts';
import { SKIP, walk } from './walk.ts';

export function admonitions(strings: ArticleStrings) {
  return (tree: Root, file: VFile): void => {
    const source = String(file);
    walk(tree, (node, index, parent) => {
      if (node.type === 'blockquote') turnAlert(node, strings);
      if (node.type === 'containerDirective') {
        if (isTabs(node)) return SKIP;
        const name = admonitionOf(node.name);
        if (name === undefined) {
          parent.children.splice(index, 1, ...asWritten(node, source));
          return index;
        }
        turnDirective(node, name, strings);
      }
      if (node.type === 'leafDirective') {
        parent.children.splice(index, 1, paragraph(slice(source, node)));
        return SKIP;
      }
      if (node.type === 'textDirective') {
        const words = textAsWritten(node, source);
        parent.children.splice(index, 1, ...words);
        return index;
      }
      return undefined;
    });
  };
}

function turnDirective(node: ContainerDirective, name: AdmonitionName, strings: ArticleStrings): void {
  const [first, ...rest] = node.children;
  const isLabelled = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const title = isLabelled
    ? withoutLeadingSpace(first.children)
    : titleFrom(node.attributes?.title ?? undefined, name, strings);
  dress(node, name);
  node.children = [titleParagraph(title), ...(isLabelled ? rest : node.children)];
}

function withoutLeadingSpace(inlines: PhrasingContent[]): PhrasingContent[] {
  const [first, ...rest] = inlines;
  return first?.type === 'text' ? [{ ...first, value: first.value.trimStart() }, ...rest] : inlines;
}

function titleFrom(written: string | undefined, name: AdmonitionName, strings: ArticleStrings): PhrasingContent[] {
  return [{ type: 'text', value: written ?? strings[name] }];
}

/** `> [!NOTE]` on a line of its own at the start of a quote. */
function turnAlert(node: Blockquote, strings: ArticleStrings): void {
  const [first, ...rest] = node.children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || text?.type !== 'text') return;
  const match = /^\[!([A-Za-z]+)\][ \t]*(?:\n|$)/.exec(text.value);
  const name = match?.[1] === undefined ? undefined : admonitionOf(match[1]);
  if (!match || name === undefined) return;
  const remaining = text.value.slice(match[0].length);
  const inlines: PhrasingContent[] = [
    ...(remaining === '' ? [] : [{ ...text, value: remaining }]),
    ...first.children.slice(1),
  ];
  dress(node, name);
  node.children = [
    titleParagraph(titleFrom(undefined, name, strings)),
    ...(inlines.length === 0 ? [] : [{ ...first, children: withoutLeadingBreak(inlines) }]),
    ...rest,
  ];
}

function withoutLeadingBreak(inlines: PhrasingContent[]): PhrasingContent[] {
  return inlines[0]?.type === 'break' ? inlines.slice(1) : inlines;
}

function dress(node: ContainerDirective | Blockquote, name: AdmonitionName): void {
  node.data = {
    ...node.data,
    hName: 'div',
    hProperties: { className: ['admonition', `admonition-${name}`], role: 'note' },
  };
}

function titleParagraph(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', data: { hProperties: { className: ['admonition-title'] } }, children };
}

function asWritten(node: ContainerDirective, source: string): RootContent[] {
  const written = slice(source, node).split('\n');
  const opening = written[0] ?? `:::${node.name}`;
  const closing = /^[ \t>]*:{3,}[ \t]*$/.test(written.at(-1) ?? '') ? (written.at(-1) ?? '').trim() : undefined;
  const isLabel = (child: RootContent): boolean => child.type === 'paragraph' && child.data?.directiveLabel === true;
  return [
    paragraph(opening),
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
