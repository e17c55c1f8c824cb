// Reports props such as `client="load"` on components that are not islands, because they have no effect.

import { islandKey } from '@docsgen/contract/component-runtime';
import type { Nodes, Root } from 'hast';
import { isJsxElement, type JsxElement } from '../../tree/jsx-nodes.ts';
import { attributePosition } from '../../tree/positions.ts';
import { walk } from '../../tree/visit.ts';
import { PageWarning } from '../evaluate.ts';
import type { Unit, UnitEnvironment } from './mdx-document.ts';

const times = /^(?:visible|idle|load|only)$/;

/** `names` are the components available in the unit. */
export function reportUnusedClient(
  { tree, text, path }: Unit,
  names: Readonly<Record<string, unknown>>,
  report: UnitEnvironment['report'],
): void {
  walk(tree as Nodes & Root, (node) => {
    const attribute = isJsxElement(node) ? clientOf(node) : undefined;
    if (attribute === undefined || !isJsxElement(node) || mayUseIt(names[node.name ?? ''])) return undefined;
    const message = `<${node.name}> is not an island, so client="${attribute.value}" has no effect`;
    const location = { file: path, position: attributePosition(node, attribute, text) };
    report(new PageWarning(message, location, "Islands are components of modules that begin with 'use client'"));
    return undefined;
  });
}

function clientOf({ attributes }: JsxElement) {
  return attributes.find(
    (each) =>
      each.type === 'mdxJsxAttribute' &&
      each.name === 'client' &&
      typeof each.value === 'string' &&
      times.test(each.value),
  );
}

/**
 * Whether a component can use the prop. This applies to islands, and to components that read `client` or pass on all
 * their props.
 */
function mayUseIt(component: unknown): boolean {
  if (typeof component !== 'function') return component !== undefined;
  if (Reflect.get(component, Symbol.for(islandKey)) === true) return true;
  return /\bclient\b|\.\.\.|\bprops\b(?!\.)/.test(Function.prototype.toString.call(component));
}
