// Tabs around anything. Around nothing but code blocks, `:::tabs` is what ../tabs.ts makes of it.
import type { ElementContent } from 'hast';
import type { ComponentUse, OwnComponent, Props } from './component.ts';
import { isBlank } from './hast.ts';
import { fencePanel, isPanel, labelledPanel, labelOf, tabGroup } from './tab-panels.ts';

export const tabs: OwnComponent = {
  name: 'Tabs',
  props: { group: { type: 'string' }, sync: { type: 'string' } },
  files: ['theme:components'],
  draw,
};

export const tab: OwnComponent = {
  name: 'Tab',
  props: { label: { type: 'string', isRequired: true, isLabel: true } },
  inside: ['Tabs'],
  files: ['theme:components'],
  draw: ({ labelText, children }) => [labelledPanel(labelText, children)],
};

function draw({ props, children, tell }: ComponentUse): readonly ElementContent[] {
  const panels = children.flatMap((child) => (isPanel(child) ? [child] : (fencePanel(child) ?? [])));
  const strays = children.filter((child) => !isPanel(child) && !fencePanel(child) && !isBlank(child));
  if (panels.length === 0) {
    tell({ isError: true, message: 'Tabs have no Tab in them', hint: 'Put each part into a Tab: :::tab[Label]' });
    return children;
  }
  const labels = panels.map(labelOf);
  const twice = labels.find((label, index) => label !== '' && labels.indexOf(label) < index);
  if (twice !== undefined) tell({ message: `Two of these Tabs are called '${twice}'`, hint: 'Give one another label' });
  if (strays.length > 0) tell({ message: 'Something stands between the Tabs', hint: 'Put it into a Tab' });
  return [...strays, tabGroup(panels, { group: groupOf(props), kind: 'tabs-rich' })];
}

/** Both words are in use for it. */
export function groupOf({ group, sync }: Props): string {
  return String(group ?? sync ?? '');
}
