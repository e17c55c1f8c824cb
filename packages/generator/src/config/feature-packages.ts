// Features that are published as packages. Pages that use such a feature without its package are reported.

export interface FeaturePackage {
  /** Name of the plugin, as in its definition. */
  readonly plugin: string;
  /** Name of the package, as in `plugins`. */
  readonly module: string;
  /** Configuration key that enabled the feature before it was a package. */
  readonly formerKey?: string;
  /** Subject of a sentence about the feature. */
  readonly name: string;
  /** Phrase for `docsgen init`. */
  readonly description: string;
  /** Word that is in the source of every page that uses the feature, so that all other pages can be skipped. */
  readonly word: string;
  /** `words` are the words after the language of a code block. */
  readonly isUsedBy: (language: string, words: readonly string[]) => boolean;
}

export const featurePackages: readonly FeaturePackage[] = [
  {
    plugin: 'math',
    module: '@docsgen/math',
    formerKey: 'markdown.math',
    name: 'Math',
    description: 'LaTeX formulas',
    word: 'math',
    isUsedBy: (language) => language === 'math',
  },
  {
    plugin: 'mermaid',
    module: '@docsgen/mermaid',
    formerKey: 'markdown.diagrams',
    name: 'A Mermaid diagram',
    description: 'Mermaid diagrams',
    word: 'mermaid',
    isUsedBy: (language) => language === 'mermaid',
  },
  {
    plugin: 'live-code',
    module: '@docsgen/live-code',
    name: 'Live code',
    description: 'code blocks that readers can edit and run',
    word: 'live',
    isUsedBy: (language, words) => words.includes('live') && /^([jt]sx?|javascript|typescript)$/.test(language),
  },
];

/** Returns the hint of a problem that is solved by adding a package. */
export function hintForPackage(module: string): string {
  return `Run npm install --save-dev ${module}, and add '${module}' to plugins in the configuration`;
}
