// Icon: `:icon[rocket]` or `<Icon name="rocket" />`. Its drawing stands in the page and takes the colour and the size
// of the text around it. With a label it says something; without one it is decoration.

import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { element, text } from './hast.ts';
import { iconShapes, suggestIcon } from './icon-set.ts';
import type { ComponentUse, Mistake, OwnComponent } from './read/component.ts';

export const icon: OwnComponent = {
  name: 'Icon',
  props: { name: { type: 'string' }, label: { type: 'string' } },
  files: ['styles:docsgen/icon'],
  draw,
};

async function draw({ props, children, tell }: ComponentUse): Promise<readonly ElementContent[]> {
  const words = textOf({ type: 'root', children: [...children] }).trim();
  const name = typeof props.name === 'string' ? props.name.trim() : words;
  // `:icon[Launch]{name=rocket}`: the words are the label where the name stands elsewhere.
  const label = props.label ?? (props.name === undefined ? undefined : words);
  if (name === '') {
    tell({ isError: true, message: `Icon needs 'name'`, hint: 'Write it as name="…", or as :icon[…]' });
    return [];
  }
  const drawn = await iconElement(name, { label: label === undefined ? '' : String(label), tell });
  // A label is what is left of an icon that there is not.
  return drawn ? [drawn] : label ? [text(String(label))] : [];
}

interface IconUse {
  /** Empty: the icon is decoration. */
  readonly label?: string;
  readonly tell: (mistake: Mistake) => void;
}

/** `undefined`: there is no such icon, which is told. */
async function iconElement(name: string, { label = '', tell }: IconUse): Promise<Element | undefined> {
  const shapes = await iconShapes(name);
  if (shapes === undefined) {
    const hint = (await suggestIcon(name)) ?? 'Names of all icons: https://lucide.dev/icons';
    tell({ message: `There is no icon '${name}'`, hint });
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
