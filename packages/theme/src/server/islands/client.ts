// `docsgen/client` for what is not compiled by docsgen: types for editors, and the same hooks for a site's own tests.
// In compiled components, hooks come from the runtime at once (client-hooks.ts).

import { type ComponentRuntime, runtimeKey } from '@docsgen/contract/component-runtime';
import type { ClientHooks, ColorMode, PageOfComponent } from './client-hooks.ts';

export type { ColorMode, PageOfComponent };

/** The colours that the page has now; `light` until the component is alive in the browser. */
export function useColorMode(): ColorMode {
  return hooks('useColorMode').useColorMode();
}

/** The page that the component stands in. */
export function usePage(): PageOfComponent {
  return hooks('usePage').usePage();
}

function hooks(name: keyof ClientHooks): ClientHooks {
  const runtime: ComponentRuntime | undefined = Reflect.get(globalThis, Symbol.for(runtimeKey));
  if (runtime === undefined) throw new Error(`${name} works in components that docsgen draws`);
  return runtime.client as unknown as ClientHooks;
}
