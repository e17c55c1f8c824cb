// Steps: a numbered list as a procedure, each step with its number at the side. A step's heading, or its first line
// where that is bold, is its title.
import type { ElementContent } from 'hast';
import { isElement, withClass } from './hast.ts';
import type { ComponentUse, OwnComponent } from './read/component.ts';

export const steps: OwnComponent = {
  name: 'Steps',
  props: {},
  files: ['styles:docsgen/steps'],
  draw,
};

function draw({ children, tell }: ComponentUse): readonly ElementContent[] {
  if (!children.some((child) => isElement(child, 'ol'))) {
    const hint = 'Write each step as an item of a numbered list: 1. First step';
    tell({ isError: true, message: 'Steps have no numbered list in them', hint });
    return children;
  }
  // A list without markers is no list to some screen readers unless it says so.
  return children.map((child) => {
    if (!isElement(child, 'ol')) return child;
    const list = withClass(child, 'procedure');
    return { ...list, properties: { ...list.properties, role: 'list' } };
  });
}
