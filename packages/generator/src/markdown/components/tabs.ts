// Tabs around anything. Around nothing but code blocks, `:::tabs` is what ../tabs.ts makes of it.
import type { Element, ElementContent } from 'hast';
import { isBlank } from './hast.ts';
import type { ComponentUse, OwnComponent, Props } from './read/component.ts';
import { asDefault, fencePanel, isDefault, isPanel, labelledPanel, labelOf, tabGroup } from './tab-panels.ts';

export const tabs: OwnComponent = {
  name: 'Tabs',
  props: { group: { type: 'string' }, sync: { type: 'string' } },
  files: ['styles:docsgen/rich-tabs'],
  draw,
};

export const tab: OwnComponent = {
  name: 'Tab',
  props: { label: { type: 'string', isRequired: true, isLabel: true }, default: { type: 'boolean' } },
  inside: ['Tabs'],
  files: ['styles:docsgen/rich-tabs'],
  draw: ({ props, labelText, children }) => {
    const panel = labelledPanel(labelText, children);
    return [props.default === true ? asDefault(panel) : panel];
  },
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
  tellDefaults(panels.filter(isDefault), tell);
  if (strays.length > 0) tell({ message: 'Something stands between the Tabs', hint: 'Put it into a Tab' });
  return [...strays, tabGroup(panels, { group: groupOf(props), kind: 'tabs-rich' })];
}

/** Each panel that is a default after the first one, where its Tab is written. */
function tellDefaults([first, ...others]: readonly Element[], tell: ComponentUse['tell']): void {
  for (const { position } of others) {
    const message = `'default' stands at another of these Tabs already`;
    const at = position && { line: position.start.line, column: position.start.column };
    tell({ message, hint: `Only one can be open at first, and '${first && labelOf(first)}' is`, position: at });
  }
}

/** Both words are in use for it. */
export function groupOf({ group, sync }: Props): string {
  return String(group ?? sync ?? '');
}
