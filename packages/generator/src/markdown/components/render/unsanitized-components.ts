// Replaces components with placeholder elements while an article is sanitized, because their markup is trusted, but
// their children are not. Authors cannot write the placeholder elements.
import type { Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { walk } from '../../tree/visit.ts';
import { type ElementComponent, isElementComponent } from '../read/written-component.ts';
import { element } from '../shared/hast.ts';

/** A character that authors cannot write, because Markdown and HTML parsers remove NUL. */
export const placeholderMark = '\u0000';

/** The only attribute of placeholders and its allowed values, for the sanitizer's schema. */
export const componentPlaceholderAttribute: [string, RegExp] = ['dataComponent', new RegExp(`^${placeholderMark}`)];

interface Shelter {
  readonly shelter: () => (tree: Root, file: VFile) => void;
  readonly release: () => (tree: Root, file: VFile) => void;
}

/** Returns the two steps, which share state. */
export function createComponentPlaceholders(): Shelter {
  const sheltered = new WeakMap<VFile, readonly ElementComponent[]>();
  return {
    shelter: () => (tree, file) => {
      const found = [...(sheltered.get(file) ?? [])];
      walk<RootContent | ElementComponent>(tree, (node, index, parent) => {
        if (!isElementComponent(node)) return undefined;
        const dataComponent = `${placeholderMark}${found.push(node) - 1}`;
        const label = node.label && element('span', { dataComponent: `${placeholderMark}label` }, node.label);
        const children = [...(label ? [label] : []), ...node.children];
        parent.children[index] = element(node.isInline ? 'span' : 'div', { dataComponent }, children);
        return index;
      });
      sheltered.set(file, found);
    },
    release: () => (tree, file) => {
      const found = sheltered.get(file) ?? [];
      walk<RootContent | ElementComponent>(tree, (node, index, parent) => {
        const component = found[numberOf(node)];
        if (component === undefined || node.type !== 'element') return undefined;
        const [first, ...rest] = node.children;
        const isLabelled = first?.type === 'element' && first.properties.dataComponent === `${placeholderMark}label`;
        const label = isLabelled ? first.children : undefined;
        const released: ElementComponent = { ...component, label, children: isLabelled ? rest : node.children };
        parent.children[index] = released;
        return index;
      });
    },
  };
}

function numberOf(node: RootContent | ElementComponent): number {
  const value = node.type === 'element' ? node.properties.dataComponent : undefined;
  return typeof value === 'string' && value.startsWith(placeholderMark) ? Number(value.slice(1)) : -1;
}
