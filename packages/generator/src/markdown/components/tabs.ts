// Tabs with any content. Tabs that contain only code blocks are labeled by the languages or titles of the code.
import type { Element, ElementContent } from 'hast';
import { startOf } from '../tree/positions.ts';
import type { BuiltinComponent, ComponentUse, Props } from './read/component.ts';
import { isBlank } from './shared/hast.ts';
import {
  asDefault,
  fencePanel,
  isDefault,
  isPanel,
  labelledPanel,
  labelOf,
  languagePanels,
  tabGroup,
} from './shared/tab-panels.ts';

export const tabs: BuiltinComponent = {
  name: 'Tabs',
  props: { group: { type: 'string' }, sync: { type: 'string' } },
  render,
};

export const tab: BuiltinComponent = {
  name: 'Tab',
  props: { label: { type: 'string', isRequired: true, isLabel: true }, default: { type: 'boolean' } },
  inside: ['Tabs'],
  files: ['styles:docsgen/rich-tabs'],
  render: ({ props, labelText, children }) => {
    const panel = labelledPanel(labelText, children);
    return [props.default === true ? asDefault(panel) : panel];
  },
};

function render({ props, children, report, needFile }: ComponentUse): readonly ElementContent[] {
  const group = groupOf(props);
  const blocks = children.filter((child) => !isBlank(child));
  const fences = blocks.flatMap((child) => fencePanel(child) ?? []);
  if (fences.length > 0 && fences.length === blocks.length) {
    const byLanguage = languagePanels(blocks);
    return [tabGroup(byLanguage ?? fences, { group, kind: byLanguage ? undefined : 'tabs-titled' })];
  }
  needFile('styles:docsgen/rich-tabs');
  const panels = children.flatMap((child) => (isPanel(child) ? [child] : (fencePanel(child) ?? [])));
  const strays = children.filter((child) => !isPanel(child) && !fencePanel(child) && !isBlank(child));
  if (panels.length === 0) {
    report({ isError: true, message: '<Tabs> contains no <Tab>', hint: 'Put each part in a Tab: :::tab[Label]' });
    return children;
  }
  const labels = panels.map(labelOf);
  const twice = labels.find((label, index) => label !== '' && labels.indexOf(label) < index);
  if (twice !== undefined)
    report({ message: `Two tabs have the same label: '${twice}'`, hint: 'Give one of them a different label' });
  reportDefaults(panels.filter(isDefault), report);
  if (strays.length > 0) report({ message: '<Tabs> contains content outside a <Tab>', hint: 'Move it into a Tab' });
  return [...strays, tabGroup(panels, { group, kind: 'tabs-rich' })];
}

/** Reports each default panel after the first one. */
function reportDefaults([first, ...others]: readonly Element[], report: ComponentUse['report']): void {
  for (const other of others) {
    const message = "Only one tab can have 'default'";
    report({ message, hint: `The tab '${first && labelOf(first)}' already has it`, position: startOf(other) });
  }
}

/** Returns the name of the group, which is set by `group` or `sync`. */
export function groupOf({ group, sync }: Props): string {
  return String(group ?? sync ?? '');
}
