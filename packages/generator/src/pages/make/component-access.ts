// Gives articles access to components: React, the built-in components and the compiled components of the site. They are
// loaded when the first page with a component is compiled.

import { pathToFileURL } from 'node:url';
import { runtimeKey } from '@docsgen/contract/component-runtime';
import type { ComponentAccess, ComponentEngine } from '../../markdown/mdx/component-engine.ts';
import { once } from '../../text/lazy-import.ts';

export function componentAccess(): ComponentAccess {
  const engine = once(async (): Promise<ComponentEngine> => {
    const { componentRuntime, renderComponents } = await import('@docsgen/theme/components');
    const { builtinReactComponents } = await import('../../markdown/mdx/component-placeholders.ts');
    const runtime = componentRuntime(builtinReactComponents);
    // Compiled components read the runtime from this global property.
    Object.assign(globalThis, { [Symbol.for(runtimeKey)]: runtime });
    // Makes stack traces point to the author's source files.
    process.setSourceMapsEnabled(true);
    return { runtime, draw: renderComponents };
  });
  return {
    engine,
    load: async (file) => {
      await engine();
      return import(pathToFileURL(file).href);
    },
  };
}
