// A box with a title and text. With an `href`, the box is a link.
import type { ElementContent } from 'hast';
import type { BuiltinComponent, ComponentUse } from './read/component.ts';
import { elementAt } from './read/element-positions.ts';
import { componentOf } from './registry.ts';
import { element, hasClass, isElement } from './shared/hast.ts';

const className = 'content-card';

export const card: BuiltinComponent = {
  name: 'Card',
  props: {
    title: { type: 'string', isRequired: true, isLabel: true },
    href: { type: 'string' },
    icon: { type: 'string' },
  },
  files: ['styles:docsgen/cards', 'styles:docsgen/icon'],
  render,
};

export const isCard = (node: ElementContent): boolean => hasClass(node, className);

async function render(use: ComponentUse): Promise<readonly ElementContent[]> {
  const { props, label, children, position } = use;
  const href = props.href === undefined ? undefined : String(props.href);
  const link = href === undefined ? undefined : elementAt(position)('a', { href }, withoutLinks(label));
  return [
    element('div', { className: [className] }, [
      ...(await iconOf(use)),
      element('p', { className: ['content-card-title'] }, link ? [link] : label),
      ...(children.length === 0 ? [] : [element('div', { className: ['content-card-text'] }, children)]),
    ]),
  ];
}

/** Removes links from the label, because links cannot be nested. */
function withoutLinks(label: readonly ElementContent[]): readonly ElementContent[] {
  return label.flatMap((node) => (isElement(node, 'a') ? node.children : [node]));
}

async function iconOf(use: ComponentUse): Promise<readonly ElementContent[]> {
  const icon = use.props.icon === undefined ? undefined : await componentOf('Icon')?.load();
  return icon?.render({ ...use, props: { name: use.props.icon }, label: [], children: [], isInline: true }) ?? [];
}
