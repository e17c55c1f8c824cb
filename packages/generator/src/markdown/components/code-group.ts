// A code group: code blocks as tabs, each called by its title.
import type { ElementContent } from 'hast';
import { isBlank } from './hast.ts';
import type { ComponentUse, OwnComponent } from './read/component.ts';
import { fencePanel, tabGroup } from './tab-panels.ts';
import { groupOf } from './tabs.ts';

export const codeGroup: OwnComponent = {
  name: 'CodeGroup',
  props: { group: { type: 'string' }, sync: { type: 'string' } },
  draw,
};

function draw({ props, children, tell }: ComponentUse): readonly ElementContent[] {
  const panels = children.flatMap((child) => fencePanel(child) ?? []);
  const strays = children.filter((child) => fencePanel(child) === undefined && !isBlank(child));
  if (panels.length === 0) {
    const hint = 'Put code blocks with titles into it: ```js title="npm"';
    tell({ isError: true, message: 'The CodeGroup has no code block in it', hint });
    return children;
  }
  const hint = 'Tabs with a Tab around each part hold anything';
  if (strays.length > 0) tell({ message: 'A CodeGroup holds code blocks and nothing else', hint });
  return [...strays, tabGroup(panels, { group: groupOf(props), kind: 'tabs-titled' })];
}
