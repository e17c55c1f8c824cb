// Names of admonitions that docsgen recognizes: docsgen's names, and names of other generators.
export const admonitionNames: readonly string[] = [
  ...['note', 'tip', 'info', 'warning', 'danger', 'caution'],
  ...['important', 'success', 'hint', 'secondary', 'error'],
];
