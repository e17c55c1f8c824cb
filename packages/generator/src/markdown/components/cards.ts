// Cards side by side: as many as there is room for, or as many as the author says.
import type { ElementContent } from 'hast';
import { isCard } from './card.ts';
import { element, isBlank } from './hast.ts';
import type { ComponentUse, OwnComponent } from './read/component.ts';

export const cards: OwnComponent = {
  name: 'Cards',
  props: { columns: { type: 'number', values: ['1', '2', '3', '4'] } },
  files: ['styles:docsgen/cards'],
  draw,
};

function draw({ props, children, tell }: ComponentUse): readonly ElementContent[] {
  const found = children.filter(isCard);
  const strays = children.filter((child) => !isCard(child) && !isBlank(child));
  if (found.length === 0) {
    tell({ isError: true, message: 'Cards have no Card in them', hint: 'Put each into a Card: :::card[Title]' });
    return children;
  }
  if (strays.length > 0) tell({ message: 'Something stands between the Cards', hint: 'Put it into a Card' });
  const items = found.map((each) => element('li', {}, [each]));
  const dataColumns = props.columns === undefined ? undefined : String(props.columns);
  return [element('ul', { className: ['content-cards'], role: 'list', dataColumns }, items), ...strays];
}
