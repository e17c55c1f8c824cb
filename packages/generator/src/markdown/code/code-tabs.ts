// Code tabs: `:::tabs{group="language"}` around code fences shows each fence in a labeled panel. Without JavaScript,
// all panels are shown one below the other; the theme's script shows one panel at a time. Tabs with other content are
// left unchanged.
import type { Code, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { SKIP, walk } from '../tree/visit.ts';
import { parseCodeMeta } from './code-meta.ts';
import { languageLabel } from './languages.ts';

interface Tabs extends ContainerDirective {
  children: Code[];
}

export function tabs() {
  return (tree: Root): void => {
    walk(tree, (node) => {
      if (node.type !== 'containerDirective' || !isTabs(node)) return undefined;
      renderTabs(node);
      return SKIP;
    });
  };
}

export function isTabs(node: ContainerDirective): node is Tabs {
  const { name, children } = node;
  return name.toLowerCase() === 'tabs' && children.length > 0 && children.every(({ type }) => type === 'code');
}

function renderTabs(node: Tabs): void {
  const fences = node.children;
  const languages = fences.map(({ lang }) => languageLabel(lang ?? ''));
  // The languages are used as labels. If two fences have the same language or a language is unknown, the titles are
  // used instead.
  const areDistinct = !languages.includes(undefined) && new Set(languages).size === fences.length;
  const labels = fences.map(
    ({ meta }, index) => (areDistinct ? undefined : parseCodeMeta(meta ?? '').title) ?? languages[index] ?? '',
  );
  const panels = fences.map((fence, index) => {
    const label = labels[index] ?? '';
    const isTaken = label === '' || labels.indexOf(label) < index;
    const dataTab = isTaken ? `${label} ${index + 1}`.trim() : label;
    return div(index === 0 ? { dataTab, dataShown: '' } : { dataTab }, [fence]);
  });
  const className = areDistinct ? ['tabs'] : ['tabs', 'tabs-titled'];
  Object.assign(node, div({ className, dataTabs: node.attributes?.group ?? node.attributes?.sync ?? '' }, panels));
}

function div(
  hProperties: NonNullable<ContainerDirective['data']>['hProperties'],
  children: ContainerDirective['children'],
): ContainerDirective {
  return { type: 'containerDirective', name: 'tabs', data: { hName: 'div', hProperties }, children };
}
