// Content in columns, which are stacked on narrow screens.
import type { ElementContent } from 'hast';
import type { BuiltinComponent, ComponentUse } from './read/component.ts';
import { element, hasClass, isBlank } from './shared/hast.ts';

const maxColumns = 4;

export const columns: BuiltinComponent = {
  name: 'Columns',
  props: {},
  files: ['styles:docsgen/columns'],
  render,
};

export const column: BuiltinComponent = {
  name: 'Column',
  props: {},
  inside: ['Columns'],
  files: ['styles:docsgen/columns'],
  render: ({ children }) => [element('div', { className: ['column'] }, children)],
};

/** If there is no `<Column>`, each block becomes a column. */
function render({ children, report }: ComponentUse): readonly ElementContent[] {
  const blocks = children.filter((child) => !isBlank(child));
  const written = blocks.filter((child) => hasClass(child, 'column'));
  const strays = written.length === 0 ? [] : blocks.filter((child) => !written.includes(child));
  const shown =
    written.length === 0 ? blocks.map((child) => element('div', { className: ['column'] }, [child])) : written;
  const hint = 'Put each part in a Column: :::column';
  if (shown.length < 2)
    report({ message: shown.length === 0 ? '<Columns> is empty' : '<Columns> contains only one column', hint });
  if (shown.length > maxColumns)
    report({ message: `<Columns> contains ${shown.length} columns, the limit is ${maxColumns}`, hint });
  if (strays.length > 0) report({ message: '<Columns> contains content outside a <Column>', hint });
  return [
    element('div', { className: ['columns'], dataColumns: String(Math.min(shown.length, maxColumns)) }, shown),
    ...strays,
  ];
}
