// A card: a title, a few words, and, with an address, a link that covers it all.
import type { ElementContent } from 'hast';
import { element, hasClass, isElement } from './hast.ts';
import type { ComponentUse, OwnComponent } from './read/component.ts';
import { elementAt } from './read/element-positions.ts';
import { componentOf } from './registry.ts';

const className = 'content-card';

export const card: OwnComponent = {
  name: 'Card',
  props: {
    title: { type: 'string', isRequired: true, isLabel: true },
    href: { type: 'string' },
    icon: { type: 'string' },
  },
  files: ['styles:docsgen/cards', 'styles:docsgen/icon'],
  draw,
};

export const isCard = (node: ElementContent): boolean => hasClass(node, className);

async function draw(use: ComponentUse): Promise<readonly ElementContent[]> {
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

/** A link cannot stand in another. */
function withoutLinks(label: readonly ElementContent[]): readonly ElementContent[] {
  return label.flatMap((node) => (isElement(node, 'a') ? node.children : [node]));
}

/** The component of that name draws it. */
async function iconOf(use: ComponentUse): Promise<readonly ElementContent[]> {
  const icon = use.props.icon === undefined ? undefined : await componentOf('Icon')?.load();
  return icon?.draw({ ...use, props: { name: use.props.icon }, label: [], children: [], isInline: true }) ?? [];
}
