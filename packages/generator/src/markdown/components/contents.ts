// The headings of the page as a list of links. The headings are known only after the whole page has been processed, so
// a placeholder element is inserted first.
import type { ElementContent } from 'hast';
import type { BuiltinComponent, ComponentUse, PropValue } from './read/component.ts';
import { elementAt } from './read/element-positions.ts';

export const contentsElement = 'docsgen-contents';

const level = { type: 'number', values: ['2', '3', '4', '5', '6'] } as const;

export const contents: BuiltinComponent = { name: 'Contents', props: { minLevel: level, maxLevel: level }, render };

function render({ props: { minLevel, maxLevel }, position, report }: ComponentUse): readonly ElementContent[] {
  if (Number(minLevel) > Number(maxLevel))
    report({ message: "<Contents> has a 'minLevel' greater than its 'maxLevel'", hint: 'Swap minLevel and maxLevel' });
  return [elementAt(position)(contentsElement, { dataMin: written(minLevel), dataMax: written(maxLevel) })];
}

function written(value: PropValue | undefined): string | undefined {
  return value === undefined ? undefined : String(value);
}
