// Joins adjacent fields of an article into lists, and assigns each field a unique id, such as `field-address-city` for
// a nested field.

import type { ArticleStrings } from '@docsgen/contract/article-messages';
import type { Element, ElementContent, Root } from 'hast';
import { walk } from '../../tree/visit.ts';
import { element, isBlank, isElement } from '../shared/hast.ts';

export function isField(node: ElementContent): boolean {
  return isElement(node, 'div') && node.properties.dataField !== undefined;
}

export function finishFields(tree: Root, { headingLink }: ArticleStrings): void {
  const ids = new Set<string>();
  let hasFields = false;
  walk(tree, (node) => {
    if (node.type !== 'element') return;
    if (typeof node.properties.id === 'string') ids.add(node.properties.id);
    hasFields ||= isField(node);
  });
  if (hasFields) nameBelow(tree, { above: 'field', ids, headingLink });
}

interface Naming {
  /** Id of the enclosing field. */
  readonly above: string;
  readonly ids: Set<string>;
  readonly headingLink: string;
}

function nameBelow(parent: Root | Element, naming: Naming): void {
  const children: ElementContent[] = [];
  let list: Element | undefined;
  for (const child of parent.children as ElementContent[]) {
    if (child.type === 'element' && isField(child)) {
      nameBelow(child, { ...naming, above: nameField(child, naming) });
      if (list === undefined) {
        list = element('dl', { className: ['fields'] });
        children.push(list);
      }
      list.children.push(child);
      continue;
    }
    if (child.type === 'element') nameBelow(child, naming);
    if (!isBlank(child)) list = undefined;
    children.push(child);
  }
  parent.children = children;
}

/** Sets the id of a field and adds a link to it. Returns the id. */
function nameField(field: Element, { above, ids, headingLink }: Naming): string {
  const { dataField, ...properties } = field.properties;
  const name = String(dataField);
  const id = typeof properties.id === 'string' ? properties.id : freeId(`${above}-${slug(name)}`, ids);
  ids.add(id);
  field.properties = { ...properties, id };
  const title = headingLink.replace('{heading}', () => name);
  const link = element('a', { className: ['anchor'], href: `#${id}`, title, ariaLabel: title });
  field.children.find((child): child is Element => isElement(child, 'dt'))?.children.push(link);
  return id;
}

function slug(name: string): string {
  return name.replace(/[^\p{L}\p{N}_.-]+/gu, '-').replace(/^-+|(?<!-)-+$/g, '') || 'field';
}

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  let free = wanted;
  for (let number = 2; taken.has(free); number += 1) free = `${wanted}-${number}`;
  return free;
}
