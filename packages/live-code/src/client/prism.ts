// Highlights JavaScript in the editor with the same classes as code blocks. The only module that imports
// refractor.

import type { ElementContent } from 'hast';
import { refractor } from 'refractor/core';
import jsx from 'refractor/jsx';
import tsx from 'refractor/tsx';
import { element } from './element.ts';

refractor.register(jsx);
refractor.register(tsx);

export function highlighted(code: string, language: string): readonly (Node | string)[] {
  const isTyped = /^(?:tsx?|typescript)$/.test(language);
  return refractor.highlight(code, isTyped ? 'tsx' : 'jsx').children.map((node) => nodeOf(node as ElementContent));
}

function nodeOf(node: ElementContent): Node | string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const { className } = node.properties;
  const classes = Array.isArray(className) ? className.join(' ') : '';
  return element('span', { class: classes }, ...node.children.map(nodeOf));
}
