// The theme's side of components: what they run with, and what draws them.
import { componentRuntime, drawComponents } from '@docsgen/theme/components';

/** See `ComponentEngine`. */
export function createComponentEngine(ownComponents: Parameters<typeof componentRuntime>[0]) {
  return { runtime: componentRuntime(ownComponents), draw: drawComponents };
}
