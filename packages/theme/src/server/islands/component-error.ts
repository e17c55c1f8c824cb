// What components must not do, told to the author: such an error is no crash of docsgen's or of the component's.

export class ComponentError extends Error {
  /** Begins as those of docsgen do. */
  override readonly name = 'docsgen:component';
  /** Name of the component that was drawn; `undefined` where it has none. */
  readonly component: string | undefined;

  constructor(message: string, component?: string) {
    super(message);
    this.component = component;
  }
}

/**
 * Name of the component that React was drawing when an error was thrown: its function is called by one of React's,
 * which keeps its name when docsgen is compiled.
 */
export function componentIn({ stack = '' }: Error): string | undefined {
  const frames = stack.split('\n');
  const react = frames.findIndex((frame) => /\bat renderWithHooks\b/.test(frame));
  const [, name] = /\bat (?:\w+\.)*(\w+) \(/.exec(frames[react - 1] ?? '') ?? [];
  return name === undefined || /^(?:default|exported)$/.test(name) ? undefined : name;
}
