// A grid of cards. By default, the grid has as many columns as fit; authors can set the number.
import type { ElementContent } from 'hast';
import { isCard } from './card.ts';
import type { BuiltinComponent, ComponentUse } from './read/component.ts';
import { element, isBlank } from './shared/hast.ts';

export const cards: BuiltinComponent = {
  name: 'Cards',
  props: { columns: { type: 'number', values: ['1', '2', '3', '4'] } },
  files: ['styles:docsgen/cards'],
  render,
};

function render({ props, children, report }: ComponentUse): readonly ElementContent[] {
  const found = children.filter(isCard);
  const strays = children.filter((child) => !isCard(child) && !isBlank(child));
  if (found.length === 0) {
    report({ isError: true, message: '<Cards> contains no <Card>', hint: 'Put each item in a Card: :::card[Title]' });
    return children;
  }
  if (strays.length > 0) report({ message: '<Cards> contains content outside a <Card>', hint: 'Move it into a Card' });
  const items = found.map((each) => element('li', {}, [each]));
  const dataColumns = props.columns === undefined ? undefined : String(props.columns);
  return [element('ul', { className: ['content-cards'], role: 'list', dataColumns }, items), ...strays];
}
