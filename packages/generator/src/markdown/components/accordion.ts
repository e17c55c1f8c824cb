// An accordion: a title that opens what is below it. Of those with the same name, one is open at a time.
import type { ElementContent } from 'hast';
import { element } from './hast.ts';
import type { ComponentUse, OwnComponent } from './read/component.ts';

export const accordion: OwnComponent = {
  name: 'Accordion',
  props: {
    title: { type: 'string', isRequired: true, isLabel: true },
    open: { type: 'boolean' },
    name: { type: 'string' },
  },
  files: ['styles:docsgen/accordion'],
  draw,
};

function draw({ props, label, children, messages, tell }: ComponentUse): readonly ElementContent[] {
  const { name, open } = props;
  if (children.length === 0) tell({ message: 'The Accordion has nothing in it' });
  const isNamed = label.length > 0;
  const title: ElementContent[] = isNamed ? [...label] : [{ type: 'text', value: messages.details }];
  return [
    element(
      'details',
      { className: ['accordion'], name: name === undefined ? undefined : String(name), open: open === true },
      [
        element('summary', isNamed ? {} : { ...messages.foreign }, [
          element('span', { dataIcon: 'caret' }),
          element('span', { className: ['accordion-title'] }, title),
        ]),
        element('div', { className: ['accordion-text'] }, children),
      ],
    ),
  ];
}
