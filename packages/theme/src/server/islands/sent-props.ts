// The props of an island on their way into the page, where the browser reads them again. devalue sends more than JSON:
// dates, maps, sets, patterns, big numbers, `undefined`. What cannot be sent is told with its name.

import { stringify } from 'devalue';
import { isValidElement } from 'react';
import { ComponentError } from './component-error.ts';

/** `undefined`: there are none. */
export function packProps(props: object, component: string): string | undefined {
  if (Object.keys(props).length === 0) return undefined;
  try {
    return stringify(props);
  } catch (thrown) {
    const { path, value } = thrown as Partial<Record<'path' | 'value', unknown>>;
    if (typeof path !== 'string') throw thrown;
    throw new ComponentError(
      `The prop '${placeOf(path)}' of ${component} is ${kindOf(value, path)}, which cannot be sent to the browser`,
      component,
    );
  }
}

/** `.items[0].$$typeof` becomes `items[0]`. */
function placeOf(path: string): string {
  return path.replace(/^\./, '').replace(elementMark, '');
}

const elementMark = /\.\$\$typeof$/;

function kindOf(value: unknown, path: string): string {
  if (elementMark.test(path) || isValidElement(value)) return 'an element, as only children can be';
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'symbol') return 'a symbol';
  const name = Object(value).constructor?.name;
  return typeof name === 'string' && name !== 'Object' ? `an instance of ${name}` : 'no plain value';
}
