// What the site's components find where they run, in Node as in a browser: one React for all, and what docsgen adds.
// Compiled components take it from the global object under this key, so that they carry no copy of their own.

export const runtimeKey = 'docsgen.components';

/** In Node, islands have a property of the name `Symbol.for(islandKey)`. */
export const islandKey = 'docsgen.island';

/** Key of the global object in Node: the React that the theme's own modules draw with. */
export const themeKey = 'docsgen.theme';

/** `Symbol.for(runtimeKey)` of the global object. */
export interface ComponentRuntime {
  /** The namespaces of `react`, `react/jsx-runtime` and `react-dom`. */
  readonly react: Readonly<Record<string, unknown>>;
  readonly jsxRuntime: Readonly<Record<string, unknown>>;
  readonly reactDom: Readonly<Record<string, unknown>>;
  /**
   * What `docsgen/client` exports, `useColorMode` and `usePage`, and `PageContext`, a context of `lang` and `title`.
   */
  readonly client: Readonly<Record<string, unknown>>;
  /** What `docsgen/components` exports: docsgen's own components, for JavaScript that uses them. */
  readonly components: Readonly<Record<string, unknown>>;
  /** In Node: whether an island is drawn now; `undefined`: no component is drawn at all. Browsers draw nothing else. */
  isInIsland?(): boolean | undefined;
  /** In Node: makes an island of what a module with `'use client'` exports. */
  island(exported: unknown, place: IslandPlace): unknown;
}

export interface IslandPlace {
  /** Path of the module from the site's root. */
  readonly module: string;
  /** Name of the export. */
  readonly name: string;
}
