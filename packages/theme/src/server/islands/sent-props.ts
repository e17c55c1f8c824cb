// Serializes the props of an island for the browser. devalue supports more than JSON: dates, maps, sets, regular
// expressions, bigints and `undefined`. Other values are reported with the name of the prop.

import { stringify } from 'devalue';
import { isValidElement } from 'react';
import { ComponentError } from './component-error.ts';

/** Returns `undefined` if there are no props. */
export function packProps(props: object, component: string): string | undefined {
  if (Object.keys(props).length === 0) return undefined;
  try {
    return stringify(props);
  } catch (thrown) {
    const { path, value } = thrown as Partial<Record<'path' | 'value', unknown>>;
    if (typeof path !== 'string') throw thrown;
    throw new ComponentError(
      `The prop '${nameOfProp(path)}' of ${component} is ${kindOf(value, path)}, which cannot be sent to the browser`,
      component,
    );
  }
}

/** Turns `.items[0].$$typeof` into `items[0]`. */
function nameOfProp(path: string): string {
  return path.replace(/^\./, '').replace(elementMark, '');
}

const elementMark = /\.\$\$typeof$/;

function kindOf(value: unknown, path: string): string {
  if (elementMark.test(path) || isValidElement(value)) return 'an element (allowed only in children)';
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'symbol') return 'a symbol';
  const name = Object(value).constructor?.name;
  return typeof name === 'string' && name !== 'Object' ? `an instance of ${name}` : 'not a plain value';
}
