// Renders components with React and connects them to the site's modules. This module is not loaded on sites without
// MDX.

import type { ComponentRuntime } from '@docsgen/contract/component-runtime';

export interface ComponentEngine {
  readonly runtime: ComponentRuntime;
  /** Returns static HTML. Errors thrown by components are not caught. */
  readonly draw: (node: unknown, article: ArticleContext) => string;
}

/** Properties of the article for components. */
export interface ArticleContext {
  readonly lang: string;
  readonly title: string;
}

/** A compiler's access to components. */
export interface ComponentAccess {
  readonly engine: () => Promise<ComponentEngine>;
  /** Returns the exports of a compiled module; see `CompiledModule`. */
  readonly load: (file: string) => Promise<Readonly<Record<string, unknown>>>;
}
