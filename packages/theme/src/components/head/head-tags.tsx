// Elements that the configuration adds to <head>.

import type { HeadTagView } from '@docsgen/contract/views';
import { createElement } from 'react';

interface HeadTagsProps {
  readonly tags: readonly HeadTagView[];
}

export function HeadTags({ tags }: HeadTagsProps) {
  return tags.map(({ tag, attributes, text }) => {
    const content = text === undefined ? {} : { dangerouslySetInnerHTML: { __html: text } };
    const key = JSON.stringify([tag, attributes, text]);
    return createElement(tag, { key, ...attributesForReact(attributes), ...content });
  });
}

/** Attributes that React writes without a value. For other attributes, an empty value is equivalent. */
const withoutValue = ['async', 'defer', 'disabled'];

function attributesForReact(attributes: HeadTagView['attributes']): Readonly<Record<string, string | true>> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      namesInReact[name] ?? name,
      value === true && !withoutValue.includes(name) ? '' : value,
    ]),
  );
}

const namesInReact: Readonly<Record<string, string>> = { class: 'className', 'http-equiv': 'httpEquiv' };
