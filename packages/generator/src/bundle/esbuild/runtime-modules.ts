// Small modules that replace React and docsgen's modules in compiled components. They read the exports from the global
// object, where docsgen sets them in Node and in browsers, so that there is only one copy of React.
import { runtimeKey } from '@docsgen/contract/component-runtime';

/** Maps each specifier to a field of `ComponentRuntime`. */
const fields: Readonly<Record<string, string>> = {
  react: 'react',
  'react/jsx-runtime': 'jsxRuntime',
  'react/jsx-dev-runtime': 'jsxRuntime',
  'react/compiler-runtime': 'react',
  'react-dom': 'reactDom',
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
};

const runtime = `globalThis[Symbol.for(${JSON.stringify(runtimeKey)})]`;

export function isRuntimeModule(specifier: string): boolean {
  return specifier in fields;
}

/** Returns the code of the module that replaces one of docsgen's modules. */
export function runtimeModule(specifier: string): string {
  const all = `${runtime}.${fields[specifier]}`;
  if (specifier === 'react/jsx-dev-runtime') {
    return `const all = ${all};
export const Fragment = all.Fragment;
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? all.jsxs : all.jsx)(type, props, key);`;
  }
  if (specifier === 'react/compiler-runtime') return `export const c = (size) => ${all}.__COMPILER_RUNTIME.c(size);`;
  const names = reactExports[specifier];
  if (names === undefined) return `module.exports = ${all};`;
  // The annotations mark the calls as free of side effects, so that unused exports are removed.
  const lines = names.map((name) => `export const ${name} = /* @__PURE__ */ get("${name}");`);
  const take = [`const all = () => ${all};`, 'const get = (name) => all()[name];'];
  return [...take, ...lines, 'export default /* @__PURE__ */ all();'].join('\n');
}

/** Returns the code that replaces a module with `'use client'`. The exports of the module become islands. */
export function islandModule(path: string, module: string, names: readonly string[]): string {
  const lines = names.map((name) => {
    const place = JSON.stringify({ module, name });
    const island = `/* @__PURE__ */ ${runtime}.island(real[${JSON.stringify(name)}], ${place})`;
    return name === 'default' ? `export default ${island};` : `export const ${name} = ${island};`;
  });
  return [`import * as real from ${JSON.stringify(path)};`, ...lines].join('\n');
}

function namesIn(text: string): readonly string[] {
  return text.split(/\s+/);
}
