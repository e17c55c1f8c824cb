// `docsgen/client` for code that docsgen does not compile: types for editors, and the same hooks for a site's tests.
// Compiled components get the hooks from the runtime instead (client-hooks.ts).

import { type ComponentRuntime, runtimeKey } from '@docsgen/contract/component-runtime';
import type { ClientHooks, ColorMode, PageOfComponent } from './client-hooks.ts';

export type { ColorMode, PageOfComponent };

/** Returns the current color mode, or `light` until the component is hydrated. */
export function useColorMode(): ColorMode {
  return hooks('useColorMode').useColorMode();
}

/** Returns the page that contains the component. */
export function usePage(): PageOfComponent {
  return hooks('usePage').usePage();
}

function hooks(name: keyof ClientHooks): ClientHooks {
  const runtime: ComponentRuntime | undefined = Reflect.get(globalThis, Symbol.for(runtimeKey));
  if (runtime === undefined) throw new Error(`${name} can only be used in components rendered by docsgen`);
  return runtime.client as unknown as ClientHooks;
}
