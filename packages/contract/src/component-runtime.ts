// Modules that compiled components share at run time, in Node and in browsers: a single copy of React, and docsgen's
// exports. Components read these modules from a property of the global object, so that no bundle contains a second
// copy.

export const runtimeKey = 'docsgen.components';

/** In Node, island components have the property `Symbol.for(islandKey)`. */
export const islandKey = 'docsgen.island';

/** In Node, `globalThis[Symbol.for(themeKey)]` contains React for the theme's modules. */
export const themeKey = 'docsgen.theme';

/** Name of errors about a hook or a component that works only in islands. */
export const islandsOnlyName = 'docsgen:islands-only';

/** Ends the message of these errors. */
export const islandsOnly = "works only in a module that begins with 'use client'";

/** Value of `globalThis[Symbol.for(runtimeKey)]`. */
export interface ComponentRuntime {
  /** Namespaces of `react`, `react/jsx-runtime` and `react-dom`. */
  readonly react: Readonly<Record<string, unknown>>;
  readonly jsxRuntime: Readonly<Record<string, unknown>>;
  readonly reactDom: Readonly<Record<string, unknown>>;
  /**
   * Exports of `docsgen/client` (`useColorMode`, `usePage`), and `PageContext`, a React context with the page's `lang`
   * and `title`.
   */
  readonly client: Readonly<Record<string, unknown>>;
  /** Exports of `docsgen/components`: the built-in components, for use in JavaScript. */
  readonly components: Readonly<Record<string, unknown>>;
  /**
   * In Node: whether an island is being rendered, or `undefined` if no component is being rendered. Browsers render
   * only islands.
   */
  isInIsland?(): boolean | undefined;
  /** In Node: wraps an export of a `'use client'` module in an island. */
  island(exported: unknown, place: IslandExport): unknown;
}

export interface IslandExport {
  /** Path of the module, relative to the site's root. */
  readonly module: string;
  readonly name: string;
}
