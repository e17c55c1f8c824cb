// Columns: what belongs side by side, such as code and what it gives. On phones they stand one below the other.
import type { ElementContent } from 'hast';
import { element, hasClass, isBlank } from './hast.ts';
import type { ComponentUse, OwnComponent } from './read/component.ts';

const most = 4;

export const columns: OwnComponent = {
  name: 'Columns',
  props: {},
  files: ['styles:docsgen/columns'],
  draw,
};

export const column: OwnComponent = {
  name: 'Column',
  props: {},
  inside: ['Columns'],
  files: ['styles:docsgen/columns'],
  draw: ({ children }) => [element('div', { className: ['column'] }, children)],
};

/** Without any Column, each block is one. */
function draw({ children, tell }: ComponentUse): readonly ElementContent[] {
  const blocks = children.filter((child) => !isBlank(child));
  const written = blocks.filter((child) => hasClass(child, 'column'));
  const strays = written.length === 0 ? [] : blocks.filter((child) => !written.includes(child));
  const shown =
    written.length === 0 ? blocks.map((child) => element('div', { className: ['column'] }, [child])) : written;
  const hint = 'Put each into a Column: :::column';
  if (shown.length < 2)
    tell({ message: `Columns have ${shown.length === 0 ? 'nothing' : 'one column'} in them`, hint });
  if (shown.length > most) tell({ message: `Columns hold ${most} at most, and there are ${shown.length}`, hint });
  if (strays.length > 0) tell({ message: 'Something stands between the Columns', hint });
  return [
    element('div', { className: ['columns'], dataColumns: String(Math.min(shown.length, most)) }, shown),
    ...strays,
  ];
}
