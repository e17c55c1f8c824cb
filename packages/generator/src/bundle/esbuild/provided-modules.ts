// Small modules that replace React and docsgen's modules in compiled code. At run time, they read the exports from an
// object that docsgen provides, so that there is only one copy of React.
import { runtimeKey, themeKey } from '@docsgen/contract/component-runtime';

/** Fields of the provided object, by specifier. */
const fields: Readonly<Record<string, string>> = {
  react: 'react',
  'react/jsx-runtime': 'jsxRuntime',
  'react/jsx-dev-runtime': 'jsxRuntime',
  'react/compiler-runtime': 'react',
  'react-dom': 'reactDom',
  'react-dom/client': 'reactClient',
  'docsgen/client': 'client',
  'docsgen/components': 'components',
};

/**
 * Names that React exports. Importing any other name is an error when components are compiled. A test compares the
 * names with the installed React.
 */
export const reactExports: Readonly<Record<string, readonly string[]>> = {
  react: namesIn(`Activity Children Component Fragment Profiler PureComponent StrictMode Suspense ViewTransition
    __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE __COMPILER_RUNTIME addTransitionType cache
    cacheSignal cloneElement createContext createElement createRef forwardRef isValidElement lazy memo startTransition
    unstable_useCacheRefresh use useActionState useCallback useContext useDebugValue useDeferredValue useEffect
    useEffectEvent useId useImperativeHandle useInsertionEffect useLayoutEffect useMemo useOptimistic useReducer useRef
    useState useSyncExternalStore useTransition version`),
  'react/jsx-runtime': namesIn('Fragment jsx jsxs'),
  'react-dom': namesIn(`__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE browser createPortal flushSync
    preconnect prefetchDNS preinit preinitModule preload preloadModule requestFormReset unstable_batchedUpdates
    useFormState useFormStatus version`),
  'react-dom/client': namesIn('createRoot hydrateRoot version'),
};

/** Module that contains docsgen's copy of React in browsers, for sites with overrides. */
export const reactCopy = 'docsgen:react';

/** Each expression evaluates to the object that provides the exports. */
const objects = {
  /** `ComponentRuntime`, for the site's components. */
  runtime: `globalThis[Symbol.for(${JSON.stringify(runtimeKey)})]`,
  /** The theme's React in Node. */
  react: `globalThis[Symbol.for(${JSON.stringify(themeKey)})]`,
  /** See `reactCopy`. */
  copy: 'copy',
} as const;

export type Provider = keyof typeof objects;

export const providers = Object.keys(objects) as readonly Provider[];

const clientHooks = `import * as react from 'react';
import { clientHooks } from 'docsgen:theme/server/islands/client-hooks.ts';
export const { useColorMode } = /* @__PURE__ */ clientHooks(react, undefined);`;

/** docsgen creates the React roots itself, with its copy of React. */
export function isProvided(specifier: string, provider: Provider): boolean {
  return specifier in fields && (specifier !== 'react-dom/client' || provider === 'copy');
}

/** Returns the code of a module that `isProvided`. */
export function providedModule(specifier: string, provider: Provider): string {
  if (provider === 'copy' && specifier === 'docsgen/client') return clientHooks;
  const imports = provider === 'copy' ? `import * as copy from '${reactCopy}';` : '';
  const all = `${objects[provider]}.${fields[specifier]}`;
  if (specifier === 'react/jsx-dev-runtime') {
    return `${imports}export const Fragment = ${all}.Fragment;
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? ${all}.jsxs : ${all}.jsx)(type, props, key);`;
  }
  if (specifier === 'react/compiler-runtime')
    return `${imports}export const c = (size) => ${all}.__COMPILER_RUNTIME.c(size);`;
  const names = reactExports[specifier];
  if (names === undefined) return `module.exports = ${all};`;
  // The annotations mark the calls as free of side effects, so that unused exports are removed.
  const lines = names.map((name) => `export const ${name} = /* @__PURE__ */ get("${name}");`);
  const take = [imports, `const all = () => ${all};`, 'const get = (name) => all()[name];'];
  return [...take, ...lines, 'export default /* @__PURE__ */ all();'].join('\n');
}

/** Returns the code that replaces a module with `'use client'`. The exports of the module become islands. */
export function islandModule(path: string, module: string, names: readonly string[]): string {
  const lines = names.map((name) => {
    const place = JSON.stringify({ module, name });
    const island = `/* @__PURE__ */ ${objects.runtime}.island(real[${JSON.stringify(name)}], ${place})`;
    return name === 'default' ? `export default ${island};` : `export const ${name} = ${island};`;
  });
  return [`import * as real from ${JSON.stringify(path)};`, ...lines].join('\n');
}

function namesIn(text: string): readonly string[] {
  return text.split(/\s+/);
}
