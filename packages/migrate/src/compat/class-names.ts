// Implements `clsx` and `classnames`, which Docusaurus includes and most of its components use.
import { clsx as joined } from 'clsx';

/** Joins class names: strings, arrays, and objects whose values are conditions. */
export function clsx(...values: readonly unknown[]): string {
  return joined(values);
}
