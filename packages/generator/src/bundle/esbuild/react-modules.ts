// Provides React in the bundles of a site with component overrides. In Node, it is the theme's React, which is read
// from the global object. In browsers, it is docsgen's copy, which is bundled only into the shell script.
import { themeKey } from '@docsgen/contract/component-runtime';
import { reactExports } from './runtime-modules.ts';

/** Maps each specifier to the namespace that provides it. */
const namespaces: Readonly<Record<string, string>> = {
  react: 'react',
  'react/jsx-runtime': 'jsxRuntime',
  'react/jsx-dev-runtime': 'jsxRuntime',
  'react-dom': 'reactDom',
  'react-dom/client': 'reactClient',
};

const more: Readonly<Record<string, readonly string[]>> = {
  'react-dom/client': ['createRoot', 'hydrateRoot', 'version'],
};

const copy = 'docsgen:react';

const clientHooks = `import * as react from 'react';
import { clientHooks } from 'docsgen:theme/server/islands/client-hooks.ts';
export const { useColorMode } = /* @__PURE__ */ clientHooks(react, undefined);`;

export function reactModule(specifier: string, target: 'node' | 'browser', source: string): string {
  if (specifier === copy) return source;
  if (specifier === 'docsgen/client') return clientHooks;
  const namespace = namespaces[specifier];
  if (namespace === undefined) return `throw new Error(${JSON.stringify(`Overrides cannot import '${specifier}'`)});`;
  const [from, all] =
    target === 'node'
      ? ['', `globalThis[Symbol.for(${JSON.stringify(themeKey)})].${namespace}`]
      : [`import { ${namespace} } from '${copy}';`, namespace];
  const names = more[specifier] ?? reactExports[specifier] ?? reactExports['react/jsx-runtime'] ?? [];
  const lines = names.map((name) => `export const ${name} = /* @__PURE__ */ get("${name}");`);
  const jsxDev =
    'export const jsxDEV = (type, props, key, isStatic) => (isStatic ? all.jsxs : all.jsx)(type, props, key);';
  const dev = specifier === 'react/jsx-dev-runtime' ? [jsxDev] : [];
  return [
    from,
    `const all = ${all};`,
    'const get = (name) => all[name];',
    ...lines,
    ...dev,
    'export default all;',
  ].join('\n');
}
