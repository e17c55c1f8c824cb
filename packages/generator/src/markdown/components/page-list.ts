// The pages below this page, or the pages of a given category, as cards. Articles do not depend on other pages.
// Therefore, a placeholder element is inserted, and replaced when references are collected.
import type { ElementContent } from 'hast';
import type { BuiltinComponent, ComponentUse } from './read/component.ts';
import { elementAt } from './read/element-positions.ts';

export const pageListElement = 'docsgen-page-list';

export const pageList: BuiltinComponent = {
  name: 'PageList',
  props: { of: { type: 'string' } },
  files: ['styles:docsgen/cards'],
  render,
};

function render({ props, position }: ComponentUse): readonly ElementContent[] {
  return [elementAt(position)(pageListElement, { dataOf: String(props.of ?? '') })];
}
