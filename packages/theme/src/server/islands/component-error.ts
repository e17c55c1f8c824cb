// Error for invalid use of a component by the author, as opposed to a crash of docsgen or of the component.

import { islandsOnlyName } from '@docsgen/contract/component-runtime';

export class ComponentError extends Error {
  /** The name has the same prefix as the names of docsgen's other errors. */
  override readonly name: string = 'docsgen:component';
  /** Name of the component being rendered, or `undefined` if it has none. */
  readonly component: string | undefined;

  constructor(message: string, component?: string) {
    super(message);
    this.component = component;
  }
}

export class IslandsOnlyError extends ComponentError {
  override readonly name = islandsOnlyName;
}

/**
 * Returns the name of the component that React was rendering when the error was thrown. React's caller is found by its
 * name, which is preserved when docsgen is compiled.
 */
export function componentIn({ stack = '' }: Error): string | undefined {
  const frames = stack.split('\n');
  const react = frames.findIndex((frame) => /\bat renderWithHooks\b/.test(frame));
  const [, name] = /\bat (?:\w+\.)*(\w+) \(/.exec(frames[react - 1] ?? '') ?? [];
  return name === undefined || /^(?:default|exported)$/.test(name) ? undefined : name;
}
