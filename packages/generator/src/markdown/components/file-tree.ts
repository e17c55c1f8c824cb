// A file tree from a nested list. Entries that end with a slash or contain a list are collapsible folders, bold names
// are highlighted, text after a name is a comment, and `…` marks omitted files.

import type { ArticleStrings } from '@docsgen/contract/article-messages';
import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { BuiltinComponent, ComponentUse } from './read/component.ts';
import { element, isBlank, isElement, text } from './shared/hast.ts';

export const fileTree: BuiltinComponent = {
  name: 'FileTree',
  props: {},
  files: ['styles:docsgen/file-tree'],
  render,
};

function render({ children, messages, report }: ComponentUse): readonly ElementContent[] {
  const list = children.find((child) => isElement(child, 'ul'));
  const strays = children.filter((child) => child !== list && !isBlank(child));
  if (list === undefined) {
    const hint = 'Write each file as a list item: - index.md';
    report({ isError: true, message: '<FileTree> contains no list', hint });
    return children;
  }
  if (strays.length > 0) report({ message: '<FileTree> can only contain one list', hint: 'Move the rest after it' });
  return [element('div', { className: ['file-tree'] }, [renderList(list, messages)]), ...strays];
}

function renderList(list: Element, messages: ArticleStrings): Element {
  const items = list.children.filter((child) => isElement(child, 'li'));
  return element(
    'ul',
    { role: 'list' },
    items.map((item) => renderEntry(item, messages)),
  );
}

function renderEntry(item: Element, messages: ArticleStrings): Element {
  const below = item.children.find((child) => isElement(child, 'ul'));
  const words = item.children
    .filter((child) => !isElement(child, 'ul'))
    .flatMap((child) => (isElement(child, 'p') ? child.children : [child]));
  const { name, remark } = splitEntry(words);
  const written = textOf({ type: 'root', children: name }).trim();
  if (/^(?:…|\.{3})$/.test(written)) return element('li', {}, [placeholder(messages), ...remark]);
  const isFolder = below !== undefined || written.endsWith('/');
  const line = [
    element('span', { dataIcon: isFolder ? 'folder' : 'page' }),
    element('span', { className: ['file-tree-name'], dir: 'ltr' }, name),
    ...remark,
  ];
  if (below === undefined) return element('li', {}, [element('span', { className: ['file-tree-entry'] }, line)]);
  const summary = element('summary', { className: ['file-tree-entry'] }, [
    element('span', { dataIcon: 'caret' }),
    ...line,
  ]);
  return element('li', {}, [element('details', { open: true }, [summary, renderList(below, messages)])]);
}

/** The name is the first element of the entry, or its text up to the first space. */
function splitEntry(words: readonly ElementContent[]): {
  readonly name: ElementContent[];
  readonly remark: ElementContent[];
} {
  const [first, ...rest] = words.filter((word, index) => index > 0 || !isBlank(word));
  if (first === undefined) return { name: [], remark: [] };
  if (first.type !== 'text') return { name: [first], remark: remarkOf(rest) };
  const [, name = '', remark = ''] = /^\s*(\S+)(.*)/s.exec(first.value) ?? [];
  return { name: [text(name)], remark: remarkOf([text(remark), ...rest]) };
}

function remarkOf(words: readonly ElementContent[]): ElementContent[] {
  const [first, ...rest] = words.filter((word) => !isBlank(word) || word !== words[0]);
  if (first === undefined) return [];
  const shown = first.type === 'text' ? [text(first.value.trimStart()), ...rest] : [first, ...rest];
  return shown.every(isBlank) ? [] : [text(' '), element('span', { className: ['file-tree-remark'] }, shown)];
}

function placeholder({ moreFiles, foreign }: ArticleStrings): Element {
  return element('span', { className: ['file-tree-entry'] }, [
    element('span', { ariaHidden: 'true' }, [text('…')]),
    element('span', { className: ['sr-only'], ...foreign }, [text(moreFiles)]),
  ]);
}
