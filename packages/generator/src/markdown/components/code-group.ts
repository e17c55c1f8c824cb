// Code blocks as tabs, labeled by their titles.
import type { ElementContent } from 'hast';
import type { BuiltinComponent, ComponentUse } from './read/component.ts';
import { isBlank } from './shared/hast.ts';
import { fencePanel, tabGroup } from './shared/tab-panels.ts';
import { groupOf } from './tabs.ts';

export const codeGroup: BuiltinComponent = {
  name: 'CodeGroup',
  props: { group: { type: 'string' }, sync: { type: 'string' } },
  render,
};

function render({ props, children, report }: ComponentUse): readonly ElementContent[] {
  const panels = children.flatMap((child) => fencePanel(child) ?? []);
  const strays = children.filter((child) => fencePanel(child) === undefined && !isBlank(child));
  if (panels.length === 0) {
    const hint = 'Add code blocks with titles: ```js title="npm"';
    report({ isError: true, message: '<CodeGroup> contains no code block', hint });
    return children;
  }
  const hint = 'Use <Tabs> with <Tab> for other content';
  if (strays.length > 0) report({ message: '<CodeGroup> can only contain code blocks', hint });
  return [...strays, tabGroup(panels, { group: groupOf(props), kind: 'tabs-titled' })];
}
