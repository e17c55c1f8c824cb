// A badge: a word or two on a ground of their own, such as what is new.
import type { ElementContent } from 'hast';
import { element, text } from './hast.ts';
import type { ComponentUse, OwnComponent } from './read/component.ts';

export const badge: OwnComponent = {
  name: 'Badge',
  props: {
    text: { type: 'string' },
    variant: { type: 'string', values: ['note', 'tip', 'info', 'warning', 'danger'] },
  },
  files: ['styles:docsgen/badge'],
  draw,
};

function draw({ props, children, tell }: ComponentUse): readonly ElementContent[] {
  const shown = children.length === 0 && props.text !== undefined ? [text(String(props.text))] : children;
  if (shown.length === 0) {
    tell({ isError: true, message: 'The Badge has no text', hint: 'Write :badge[New] or <Badge>New</Badge>' });
    return [];
  }
  return [element('span', { className: ['badge', `badge-${props.variant ?? 'note'}`] }, shown)];
}
