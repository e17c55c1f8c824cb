// An expandable block. Of all accordions with the same name, only one is open at a time.
import type { ElementContent } from 'hast';
import type { BuiltinComponent, ComponentUse } from './read/component.ts';
import { element } from './shared/hast.ts';

export const accordion: BuiltinComponent = {
  name: 'Accordion',
  props: {
    title: { type: 'string', isRequired: true, isLabel: true },
    open: { type: 'boolean' },
    name: { type: 'string' },
  },
  files: ['styles:docsgen/accordion'],
  render,
};

function render({ props, label, children, messages, report }: ComponentUse): readonly ElementContent[] {
  const { name, open } = props;
  if (children.length === 0) report({ message: '<Accordion> is empty' });
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
