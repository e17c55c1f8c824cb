// A short label with a colored background.
import type { ElementContent } from 'hast';
import type { BuiltinComponent, ComponentUse } from './read/component.ts';
import { element, text } from './shared/hast.ts';

export const badge: BuiltinComponent = {
  name: 'Badge',
  props: {
    text: { type: 'string' },
    variant: { type: 'string', values: ['note', 'tip', 'info', 'warning', 'danger'] },
  },
  files: ['styles:docsgen/badge'],
  render,
};

function render({ props, children, report }: ComponentUse): readonly ElementContent[] {
  const shown = children.length === 0 && props.text !== undefined ? [text(String(props.text))] : children;
  if (shown.length === 0) {
    report({ isError: true, message: '<Badge> has no text', hint: 'Write :badge[New] or <Badge>New</Badge>' });
    return [];
  }
  return [element('span', { className: ['badge', `badge-${props.variant ?? 'note'}`] }, shown)];
}
