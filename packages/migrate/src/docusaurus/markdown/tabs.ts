// Converts `<Tabs>` and `<TabItem>` to docsgen's `<Tabs>` and `<Tab>`, either all of them on a page or none of them.
// Tabs with computed labels are not converted.
import type { Nodes } from 'mdast';
import { lose } from '../conversion.ts';
import { attributesOf, attributeText, type Element, isElement, literalOf, tagsOf, textOf } from './jsx.ts';
import { rangeOf, replace, type Work } from './work.ts';

interface Group {
  readonly node: Element;
  readonly panels: readonly Panel[];
  readonly group: string | undefined;
}

interface Panel {
  readonly node: Element;
  readonly value: string;
  readonly label: string;
  readonly isDefault: boolean;
}

/** `found` contains all `<Tabs>` elements of the page. Returns `false` if the tabs were not converted. */
export function convertTabs(work: Work, found: readonly Element[]): boolean {
  const groups = found.map(readGroup);
  if (groups.includes(undefined)) return false;
  for (const group of groups) if (group) writeGroup(work, group);
  return true;
}

function readGroup(node: Element): Group | undefined {
  const attributes = attributesOf(node);
  if (!attributes || node.type !== 'mdxJsxFlowElement') return undefined;
  const values = attributes.has('values') ? labelsIn(literalOf(attributes.get('values'))) : new Map<string, string>();
  const first = attributes.has('defaultValue') ? literalOf(attributes.get('defaultValue')) : undefined;
  if (!values) return undefined;
  const panels: Panel[] = [];
  for (const child of node.children as readonly Nodes[]) {
    if (isComment(child)) continue;
    const panel = isElement(child) && child.name === 'TabItem' ? readPanel(child, values) : undefined;
    if (!panel) return undefined;
    panels.push(first === undefined ? panel : { ...panel, isDefault: panel.value === first });
  }
  return panels.length > 0 ? { node, panels, group: textOf(attributes.get('groupId')) } : undefined;
}

function isComment(node: Nodes): boolean {
  const isBlank = node.type === 'text' && node.value.trim() === '';
  return isBlank || (node.type === 'mdxFlowExpression' && /^\s*(\/\*[\s\S]*\*\/\s*)?$/.test(node.value));
}

function readPanel(node: Element, values: ReadonlyMap<string, string>): Panel | undefined {
  const attributes = attributesOf(node);
  const value = textOf(attributes?.get('value'));
  const label = attributes?.has('label') ? textOf(attributes.get('label')) : (values.get(value ?? '') ?? value);
  if (!attributes || label === undefined) return undefined;
  const isDefault = attributes.has('default') && literalOf(attributes.get('default')) !== false;
  return { node, value: value ?? label, label, isDefault };
}

/** Returns labels by value from `values={[{ label, value }]}`. */
function labelsIn(written: unknown): ReadonlyMap<string, string> | undefined {
  if (!Array.isArray(written)) return undefined;
  return new Map(written.map((each) => [String(Object(each).value), String(Object(each).label ?? Object(each).value)]));
}

function writeGroup(work: Work, { node, panels, group }: Group): void {
  const { open, close } = tagsOf(work, node);
  // Added even if the tag does not change, because it now refers to docsgen's component and its import is removed.
  work.edits.push({ ...open, text: group === undefined ? '<Tabs>' : `<Tabs ${attributeText('group', group)}>` });
  if (close) replace(work, close, '</Tabs>');
  const shown = panels.findIndex(({ isDefault }) => isDefault);
  for (const [index, panel] of panels.entries()) {
    // The first tab is the default without an attribute, and docsgen supports only one default.
    writePanel(work, { ...panel, isDefault: index > 0 && index === shown });
  }
  if (node.attributes.some((each) => each.type === 'mdxJsxAttribute' && each.name === 'queryString')) {
    const message = 'The query parameter that selects a tab was renamed to ?tab=Label';
    const hint = 'Update links that select a tab (see docs/guide/components/tabs.md)';
    lose(work, { message, hint, at: rangeOf(work, node).start });
  }
}

function writePanel(work: Work, { node, label, isDefault }: Panel): void {
  const { open, close } = tagsOf(work, node);
  const isEmpty = close === undefined;
  const attributes = `${attributeText('label', label)}${isDefault ? ' default' : ''}`;
  replace(work, open, `<Tab ${attributes}${isEmpty ? ' />' : '>'}`);
  if (close) replace(work, close, '</Tab>');
}
