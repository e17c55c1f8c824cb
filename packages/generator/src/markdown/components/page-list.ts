// The pages below this one, or of a category that its author names, as cards. An article knows no other pages: it has
// an element that says what is listed, which the step that collects references takes.
import type { ElementContent } from 'hast';
import type { ComponentUse, OwnComponent } from './read/component.ts';
import { elementAt } from './read/element-positions.ts';

export const pageListElement = 'docsgen-page-list';

export const pageList: OwnComponent = {
  name: 'PageList',
  props: { of: { type: 'string' } },
  files: ['styles:docsgen/cards'],
  draw,
};

function draw({ props, position }: ComponentUse): readonly ElementContent[] {
  return [elementAt(position)(pageListElement, { dataOf: String(props.of ?? '') })];
}
