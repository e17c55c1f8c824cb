// Interpolation as in `@docusaurus/Interpolate`: `Hello {name}`.
import { createElement, Fragment, type ReactNode } from 'react';
import { languageHere } from './environment.ts';

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

interface InterpolateProps {
  readonly children: string;
  readonly values?: Values;
}

export function Interpolate({ children, values }: InterpolateProps): ReactNode {
  return interpolate(children, values);
}

interface PluralForm {
  readonly selectMessage: (count: number, forms: string) => string;
}

/** `forms` contains the plural forms in the order of the language's plural categories: `One page|{count} pages`. */
export function usePluralForm(): PluralForm {
  const rules = new Intl.PluralRules(languageHere() || 'en');
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'];
  const categories = order.filter((each) => rules.resolvedOptions().pluralCategories.some((known) => known === each));
  return {
    selectMessage: (count, forms) => {
      const all = forms.split('|');
      const at = categories.indexOf(rules.select(count));
      return all[Math.min(at, all.length - 1)] ?? forms;
    },
  };
}
