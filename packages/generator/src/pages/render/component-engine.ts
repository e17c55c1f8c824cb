// The theme's runtime and renderer for components. Imported on demand.
import { componentRuntime, drawComponents } from '@docsgen/theme/components';

/** See `ComponentEngine`. */
export function createComponentEngine(builtinReactComponents: Parameters<typeof componentRuntime>[0]) {
  return { runtime: componentRuntime(builtinReactComponents), draw: drawComponents };
}
