// Finds Docusaurus components in a page, and converts them. All other components stay unchanged, and their imports
// point to compatibility components.

import { convertAdmonition } from './admonition.ts';
import {
  convertCardList,
  convertContents,
  convertDetails,
  convertHead,
  convertVideo,
  videoPackage,
} from './elements.ts';
import { type Element, isElement } from './jsx.ts';
import { importOf } from './names.ts';
import { convertTabs } from './tabs.ts';
import type { Work } from './work.ts';

const converters: ReadonlyMap<string, (work: Work, node: Element) => unknown> = new Map<
  string,
  (work: Work, node: Element) => unknown
>([
  ['Admonition', convertAdmonition],
  ['Details', convertDetails],
  ['DocCardList', convertCardList],
  ['Head', convertHead],
  ['TOCInline', convertContents],
]);

/** docsgen components that replace a Docusaurus component, unless the page uses their name for something else. */
const replacements: ReadonlyMap<string, string> = new Map([
  ['DocCardList', 'PageList'],
  ['TOCInline', 'Contents'],
]);

export function convertComponents(work: Work): void {
  const groups: Element[] = [];
  const elements = work.page.nodes.filter(isElement);
  for (const node of elements) {
    const name = themeName(work, node.name ?? '');
    if (name === 'Tabs') groups.push(node);
    else if (name !== undefined && isFree(work, replacements.get(name))) converters.get(name)?.(work, node);
    else if (importOf(work.names, node.name ?? '')?.from.specifier === videoPackage && isFree(work, 'Embed'))
      convertVideo(work, node);
  }
  const tags = elements.filter(({ name }) => themeName(work, name ?? '') === 'TabItem');
  const isWhole =
    tags.every(({ name }) => name === 'TabItem') && isFree(work, 'Tabs', '@theme/Tabs') && isFree(work, 'Tab');
  if (groups.length > 0 && isWhole) convertTabs(work, groups);
}

/** Returns the name of the Docusaurus component that a local name refers to. */
function themeName({ names, themed }: Work, name: string): string | undefined {
  const found = importOf(names, name);
  if (found && found.imported !== 'default') return undefined;
  const specifier = found?.from.specifier ?? (names.declared.has(name) ? undefined : themed.get(name));
  return /^@(?:theme|theme-original|docusaurus)\/(\w+)$/.exec(specifier ?? '')?.[1];
}

/** Whether a name refers to docsgen's component. `from` is the import that is replaced. */
function isFree({ names, globals }: Work, name: string | undefined, from?: string): boolean {
  if (name === undefined) return true;
  const found = importOf(names, name);
  return !globals.has(name) && !names.declared.has(name) && (found === undefined || found.from.specifier === from);
}
