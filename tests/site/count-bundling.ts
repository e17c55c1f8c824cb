// Counts how often a build runs the bundler.
import { vi } from 'vitest';
import { bundler } from '../../packages/generator/src/bundle/esbuild/bundler.ts';

/** The bundler is stopped after components, overrides or style sheets are bundled. */
export async function countBundling<T>(
  build: () => Promise<T>,
): Promise<{ readonly built: T; readonly bundled: number }> {
  const stop = vi.spyOn(bundler, 'stop');
  try {
    const built = await build();
    return { built, bundled: stop.mock.calls.length };
  } finally {
    stop.mockRestore();
  }
}
