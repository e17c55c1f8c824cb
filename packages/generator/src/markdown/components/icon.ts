// An inline SVG icon, which inherits the color and size of the text. With a label, the icon has a text alternative;
// otherwise, the icon is decorative.

import type { Element, ElementContent } from 'hast';
import type { BuiltinComponent, ComponentProblem, ComponentUse } from './read/component.ts';
import { element, text, wordsOf } from './shared/hast.ts';
import { iconShapes, suggestIcon } from './shared/icon-set.ts';

export const icon: BuiltinComponent = {
  name: 'Icon',
  props: { name: { type: 'string' }, label: { type: 'string' } },
  files: ['styles:docsgen/icon'],
  render,
};

async function render({ props, children, report }: ComponentUse): Promise<readonly ElementContent[]> {
  const words = wordsOf(children);
  const name = typeof props.name === 'string' ? props.name.trim() : words;
  // In `:icon[Launch]{name=rocket}`, the content is the label.
  const label = props.label ?? (props.name === undefined ? undefined : words);
  if (name === '') {
    report({ isError: true, message: "<Icon> requires 'name'", hint: 'Set name="…", or write :icon[…]' });
    return [];
  }
  const found = await iconElement(name, { label: label === undefined ? '' : String(label), report });
  // If the icon does not exist, its label is shown.
  return found ? [found] : label ? [text(String(label))] : [];
}

interface IconUse {
  /** Text alternative, empty if the icon is decorative. */
  readonly label?: string;
  readonly report: (problem: ComponentProblem) => void;
}

/** Reports an icon that does not exist and returns `undefined`. */
async function iconElement(name: string, { label = '', report }: IconUse): Promise<Element | undefined> {
  const shapes = await iconShapes(name);
  if (shapes === undefined) {
    const hint = (await suggestIcon(name)) ?? 'See the list of icons: https://lucide.dev/icons';
    report({ message: `Unknown icon '${name}'`, hint });
    return undefined;
  }
  const meaning = label === '' ? { ariaHidden: 'true' } : { role: 'img', ariaLabel: label };
  const pen = {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '2',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  };
  const size = { viewBox: '0 0 24 24', width: 24, height: 24 };
  return element('svg', { className: ['drawn-icon'], ...meaning, ...size, ...pen }, shapes);
}
