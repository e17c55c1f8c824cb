// The theme's side of components: what they run with, and what draws them.
import { componentRuntime, drawComponents } from '@docsgen/theme/components';

/** See `ComponentEngine`. */
export function createComponentEngine() {
  return { runtime: componentRuntime(), draw: drawComponents };
}
