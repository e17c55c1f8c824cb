// `client="load"` and the like on what is no island: the author waits for a script that never comes.

import { islandKey } from '@docsgen/contract/component-runtime';
import type { Nodes, Root } from 'hast';
import { attributePlace, isJsxElement, type JsxElement } from '../../tree/jsx-nodes.ts';
import { walk } from '../../tree/visit.ts';
import { PageWarning } from '../evaluate.ts';
import type { Surroundings, Unit } from './mdx-document.ts';

const times = /^(?:visible|idle|load|only)$/;

/** `names`: all that the unit's components can be. */
export function tellNeedlessClient(
  { tree, text, path }: Unit,
  names: Readonly<Record<string, unknown>>,
  tell: Surroundings['tell'],
): void {
  walk(tree as Nodes & Root, (node) => {
    const attribute = isJsxElement(node) ? clientOf(node) : undefined;
    if (attribute === undefined || !isJsxElement(node) || mayUseIt(names[node.name ?? ''])) return undefined;
    const message = `${node.name} is no island, and client="${attribute.value}" does nothing`;
    const place = { file: path, position: attributePlace(node, attribute, text) };
    tell(new PageWarning(message, place, `Islands come from modules that begin with 'use client'`));
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

/** An island, or a component whose code says something of `client`, or passes on all that it is given. */
function mayUseIt(component: unknown): boolean {
  if (typeof component !== 'function') return component !== undefined;
  if (Reflect.get(component, Symbol.for(islandKey)) === true) return true;
  return /\bclient\b|\.\.\.|\bprops\b(?!\.)/.test(Function.prototype.toString.call(component));
}
