// The headings of the page as a list of links where it stands. They are known when the whole page has been read, so an
// element waits for them.
import type { ElementContent } from 'hast';
import type { ComponentUse, OwnComponent, PropValue } from './read/component.ts';
import { elementAt } from './read/element-positions.ts';

export const contentsElement = 'docsgen-contents';

const level = { type: 'number', values: ['2', '3', '4', '5', '6'] } as const;

export const contents: OwnComponent = { name: 'Contents', props: { minLevel: level, maxLevel: level }, draw };

function draw({ props: { minLevel, maxLevel }, position, tell }: ComponentUse): readonly ElementContent[] {
  if (Number(minLevel) > Number(maxLevel))
    tell({ message: 'Contents end above the level at which they begin', hint: 'Exchange minLevel and maxLevel' });
  return [elementAt(position)(contentsElement, { dataMin: written(minLevel), dataMax: written(maxLevel) })];
}

function written(value: PropValue | undefined): string | undefined {
  return value === undefined ? undefined : String(value);
}
