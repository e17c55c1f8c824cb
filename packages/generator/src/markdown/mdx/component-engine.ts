// What draws components: React and docsgen's own, and the way to the site's modules. Sites without MDX never load it.

import type { ComponentRuntime } from '@docsgen/contract/component-runtime';

export interface ComponentEngine {
  readonly runtime: ComponentRuntime;
  /** Static HTML. Fails as a component fails. */
  readonly draw: (node: unknown, article: DrawnArticle) => string;
}

/** What components can ask for. */
export interface DrawnArticle {
  readonly lang: string;
  readonly title: string;
}

/** How a compiler reaches components. */
export interface ComponentAccess {
  readonly engine: () => Promise<ComponentEngine>;
  /** What a compiled module exports; see `CompiledModule`. */
  readonly load: (file: string) => Promise<Readonly<Record<string, unknown>>>;
}
