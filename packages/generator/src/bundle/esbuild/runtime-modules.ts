// What stands for React and docsgen's own modules in compiled components: modules of a few lines that take them from
// the global object, where docsgen puts them in Node as in browsers. So there is one React, docsgen's.
import { runtimeKey } from '@docsgen/contract/component-runtime';

/** What code that was written for Docusaurus imports. It comes with what imports it, and nothing loads it otherwise. */
export const compatModule = 'docsgen/compat/docusaurus';

/** By specifier: the field of `ComponentRuntime` that has it. */
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
 * What React exports, so that a wrong name in an import is noticed when components are compiled. A test holds it
 * against the React that docsgen has.
 */
export const reactExports: Readonly<Record<string, readonly string[]>> = {
  react: words(`Activity Children Component Fragment Profiler PureComponent StrictMode Suspense ViewTransition
    __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE __COMPILER_RUNTIME addTransitionType cache
    cacheSignal cloneElement createContext createElement createRef forwardRef isValidElement lazy memo startTransition
    unstable_useCacheRefresh use useActionState useCallback useContext useDebugValue useDeferredValue useEffect
    useEffectEvent useId useImperativeHandle useInsertionEffect useLayoutEffect useMemo useOptimistic useReducer useRef
    useState useSyncExternalStore useTransition version`),
  'react/jsx-runtime': words('Fragment jsx jsxs'),
  'react-dom': words(`__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE browser createPortal flushSync
    preconnect prefetchDNS preinit preinitModule preload preloadModule requestFormReset unstable_batchedUpdates
    useFormState useFormStatus version`),
};

const runtime = `globalThis[Symbol.for(${JSON.stringify(runtimeKey)})]`;

export function isRuntimeModule(specifier: string): boolean {
  return specifier in fields;
}

/** Code of the module that stands for one of docsgen's. */
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
  // What is not used is left out, because these calls are said to do nothing else.
  const lines = names.map((name) => `export const ${name} = /* @__PURE__ */ get("${name}");`);
  const take = [`const all = () => ${all};`, 'const get = (name) => all()[name];'];
  return [...take, ...lines, 'export default /* @__PURE__ */ all();'].join('\n');
}

/** Code of the module that stands for one with `'use client'`: what it exports becomes islands. */
export function islandModule(path: string, module: string, names: readonly string[]): string {
  const lines = names.map((name) => {
    const place = JSON.stringify({ module, name });
    const island = `/* @__PURE__ */ ${runtime}.island(real[${JSON.stringify(name)}], ${place})`;
    return name === 'default' ? `export default ${island};` : `export const ${name} = ${island};`;
  });
  return [`import * as real from ${JSON.stringify(path)};`, ...lines].join('\n');
}

function words(text: string): readonly string[] {
  return text.split(/\s+/);
}
