// Interpolation as in `@docusaurus/Interpolate`: `Hello {name}`.
import { createElement, Fragment, type ReactNode } from 'react';

export type Values = Readonly<Record<string, ReactNode>>;

/** Returns a string if all values are strings or numbers, otherwise nodes. */
export function interpolate(text: string, values: Values = {}): ReactNode {
  const parts = text.split(/(\{\w+\})/).flatMap((part): readonly ReactNode[] => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    const value = name === undefined || !Object.hasOwn(values, name) ? part : values[name];
    return value === '' ? [] : [value];
  });
  if (parts.every((part) => typeof part === 'string' || typeof part === 'number')) return parts.join('');
  return createElement(Fragment, null, ...parts);
}

export function Interpolate(props: { readonly children: string; readonly values?: Values }): ReactNode {
  return interpolate(props.children, props.values);
}
