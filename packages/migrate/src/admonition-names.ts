// Names of admonitions that docsgen recognizes: its own, and those of other generators.
export const admonitionNames: readonly string[] = [
  ...['note', 'tip', 'info', 'warning', 'danger', 'caution'],
  ...['important', 'success', 'hint', 'secondary', 'error'],
];
