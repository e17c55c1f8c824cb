// How articles reach components: React and docsgen's own in the theme, the site's as they were compiled. All of it
// comes with the first page that has a component.

import { pathToFileURL } from 'node:url';
import { runtimeKey } from '@docsgen/contract/component-runtime';
import type { ComponentAccess, ComponentEngine } from '../../markdown/mdx/component-engine.ts';

export function componentAccess(): ComponentAccess {
  const engine = async (): Promise<ComponentEngine> => {
    const { createComponentEngine } = await import('../render/component-engine.ts');
    const { ownComponents } = await import('../../markdown/mdx/builtin-components.ts');
    const made = createComponentEngine(ownComponents);
    // Where compiled components look for it.
    Object.assign(globalThis, { [Symbol.for(runtimeKey)]: made.runtime });
    // Stacks lead to what the author wrote.
    process.setSourceMapsEnabled(true);
    return made;
  };
  const state: { engine?: Promise<ComponentEngine> } = {};
  const open = (): Promise<ComponentEngine> => {
    state.engine ??= engine();
    return state.engine;
  };
  return {
    engine: open,
    load: async (file) => {
      await open();
      return import(pathToFileURL(file).href);
    },
  };
}
