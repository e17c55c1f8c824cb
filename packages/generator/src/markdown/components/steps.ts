// A numbered list as a procedure. The title of a step is its heading, or its first line if the line is bold.
import type { ElementContent } from 'hast';
import type { BuiltinComponent, ComponentUse } from './read/component.ts';
import { isElement, withClass } from './shared/hast.ts';

export const steps: BuiltinComponent = {
  name: 'Steps',
  props: {},
  files: ['styles:docsgen/steps'],
  render,
};

function render({ children, report }: ComponentUse): readonly ElementContent[] {
  if (!children.some((child) => isElement(child, 'ol'))) {
    const hint = 'Write the steps as a numbered list: 1. First step';
    report({ isError: true, message: '<Steps> contains no numbered list', hint });
    return children;
  }
  // Some screen readers do not announce a list without markers unless it has a role.
  return children.map((child) => {
    if (!isElement(child, 'ol')) return child;
    const list = withClass(child, 'procedure');
    return { ...list, properties: { ...list.properties, role: 'list' } };
  });
}
