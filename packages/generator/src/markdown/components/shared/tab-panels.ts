// Labeled panels, in the markup that the theme's script expects. The script shows one panel at a time and adds the
// tabs. Without JavaScript, all panels are shown one below the other with their labels.
import type { Element, ElementContent } from 'hast';
import { parseCodeMeta } from '../../code/code-meta.ts';
import { languageLabel } from '../../code/languages.ts';
import { element, isElement, languageOf, text } from './hast.ts';

/** Returns a panel with any content, preceded by its label. */
export function labelledPanel(label: string, children: readonly ElementContent[]): Element {
  return panel(label, [element('p', { className: ['tab-label'] }, [text(label)]), ...children]);
}

/** Returns the panel, marked as initially open. */
export function asDefault(panel: Element): Element {
  return { ...panel, properties: { ...panel.properties, dataShown: '' } };
}

export function isDefault({ properties }: Element): boolean {
  return properties.dataShown !== undefined;
}

function panel(label: string, children: readonly ElementContent[]): Element {
  return element('div', { dataTab: label }, children);
}

export function isPanel(node: ElementContent): node is Element {
  return node.type === 'element' && typeof node.properties.dataTab === 'string';
}

export function labelOf({ properties }: Element): string {
  return String(properties.dataTab ?? '');
}

/**
 * Returns a code block as a panel, labeled by its title, else by its language, or `undefined` for other nodes. Without
 * JavaScript, the title bar of the code block shows the label.
 */
export function fencePanel(node: ElementContent): Element | undefined {
  const code = codeIn(node);
  if (code === undefined) return undefined;
  const { title } = parseCodeMeta(String(code.properties.dataMeta ?? ''));
  return panel(title ?? languageLabel(languageOf(code)) ?? '', [node]);
}

/**
 * Returns code blocks as panels, labeled by their languages, or `undefined` if two languages are the same or a language
 * is unknown.
 */
export function languagePanels(blocks: readonly ElementContent[]): readonly Element[] | undefined {
  const panels = blocks.map((node) => {
    const code = codeIn(node);
    return panel((code && languageLabel(languageOf(code))) ?? '', [node]);
  });
  const labels = panels.map(labelOf);
  return labels.includes('') || new Set(labels).size < labels.length ? undefined : panels;
}

function codeIn(node: ElementContent): Element | undefined {
  const code = isElement(node, 'pre') ? node.children[0] : undefined;
  return code && isElement(code, 'code') ? code : undefined;
}

interface TabGroup {
  /** Groups with the same name are synchronized, unless the name is `''`. */
  readonly group: string;
  /** `undefined` if the tabs are labeled by languages. */
  readonly kind: 'tabs-titled' | 'tabs-rich' | undefined;
}

/**
 * Returns tabs that show the default panel, else the first panel. Numbers are appended to missing and repeated labels.
 */
export function tabGroup(panels: readonly Element[], { group, kind }: TabGroup): Element {
  const labels = panels.map(labelOf);
  const shown = panels.find(isDefault) ?? panels[0];
  const named = panels.map((each, index) => {
    const label = labels[index] ?? '';
    const isTaken = label === '' || labels.indexOf(label) < index;
    const dataTab = isTaken ? `${label} ${index + 1}`.trim() : label;
    return { ...each, properties: each === shown ? { dataTab, dataShown: '' } : { dataTab } };
  });
  return element('div', { className: ['tabs', ...(kind === undefined ? [] : [kind])], dataTabs: group }, named);
}
