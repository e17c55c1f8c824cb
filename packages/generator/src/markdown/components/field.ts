// A parameter with its name, properties and description. Nested fields describe its members. Adjacent fields are joined
// into a list after all fields are rendered (`finish-fields.ts`). `<Fields>` reports any other content.

import type { Element, ElementContent } from 'hast';
import type { BuiltinComponent, ComponentUse } from './read/component.ts';
import { isField } from './render/finish-fields.ts';
import { element, isBlank, text } from './shared/hast.ts';

export const field: BuiltinComponent = {
  name: 'Field',
  props: {
    name: { type: 'string', isRequired: true, isLabel: true },
    type: { type: 'string' },
    in: { type: 'string' },
    required: { type: 'boolean' },
    default: { type: 'string' },
    deprecated: { type: 'boolean' },
  },
  files: ['styles:docsgen/fields'],
  render,
};

export const fields: BuiltinComponent = {
  name: 'Fields',
  props: {},
  files: ['styles:docsgen/fields'],
  render: ({ children, report }) => {
    // Nodes that JavaScript renders do not exist yet.
    const isForeign = (child: ElementContent): boolean =>
      !isBlank(child) && !isField(child) && !child.type.startsWith('mdx') && child.type !== 'comment';
    if (children.some(isForeign)) {
      const hint =
        'Write each parameter as <Field name="…">, or as :::field{name="…"} with fewer colons than its parent';
      report({ message: '<Fields> can only contain <Field>', hint });
    }
    return [element('div', { className: ['field-list'] }, children)];
  },
};

function render(use: ComponentUse): readonly ElementContent[] {
  const { props, labelText, children } = use;
  const name = String(props.name ?? labelText).trim();
  if (name === '') return children;
  return [
    element('div', { className: ['field'], dataField: name }, [
      element('dt', {}, spaced(term(name, use))),
      element('dd', {}, children),
    ]),
  ];
}

/** Returns the name and properties, in the order in which readers look for them. */
function term(name: string, { props, messages }: ComponentUse): readonly ElementContent[] {
  const { type, required, deprecated } = props;
  const { foreign } = messages;
  const note = (kind: string, ...content: ElementContent[]): Element => element('span', { className: [kind] }, content);
  const word = (kind: string, message: string): Element =>
    element('span', { className: [kind], ...foreign }, [text(message)]);
  const given = props.default;
  return [
    element('code', { className: ['field-name'] }, [text(name)]),
    ...(type === undefined ? [] : [note('field-type', text(String(type)))]),
    ...(props.in === undefined ? [] : [note('field-place', text(String(props.in)))]),
    ...(required === true ? [word('field-required', messages.field.required)] : []),
    ...(deprecated === true ? [word('field-deprecated', messages.release.deprecated)] : []),
    ...(given === undefined
      ? []
      : [
          note(
            'field-default',
            word('field-word', messages.field.default),
            text(' '),
            element('code', {}, [text(String(given))]),
          ),
        ]),
  ];
}

/** Inserts spaces, so that words are separated even without styles. */
function spaced(parts: readonly ElementContent[]): readonly ElementContent[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [text(' '), part]));
}
