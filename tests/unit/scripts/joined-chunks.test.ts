// Which modules are already loaded when another is imported dynamically.
import { describe, expect, it } from 'vitest';
import { loadedBefore } from '../../../scripts/merge-chunks.js';

type Graph = Parameters<typeof loadedBefore>[0];

/** Each line contains a module, its imports and, after `~`, its dynamic imports. */
function graph(...lines: readonly string[]): Graph {
  const inputs = lines.map((line) => {
    const [name = '', statically = '', dynamically = ''] = line.split(/[:~]/).map((part) => part.trim());
    const imports = [
      ...words(statically).map((path) => ({ path, kind: 'import-statement' as const })),
      ...words(dynamically).map((path) => ({ path, kind: 'dynamic-import' as const })),
    ];
    return [name, { bytes: 1, imports }];
  });
  return { inputs: Object.fromEntries(inputs) };
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

const known = (entries: string, ...lines: readonly string[]): Record<string, readonly string[]> =>
  Object.fromEntries([...loadedBefore(graph(...lines), words(entries))].map(([path, set]) => [path, [...set].sort()]));

describe('modules loaded before a dynamic import', () => {
  it('a dynamic import is loaded after the modules that its importer loads', () => {
    expect(known('cli', 'cli: text ~ build', 'build: core', 'core: text', 'text:')).toEqual({
      cli: [],
      build: ['cli'],
    });
    expect(known('cli', 'cli: ~ build', 'build: core', 'core: ~ feeds', 'feeds: text', 'text:')).toMatchObject({
      feeds: ['build', 'cli', 'core'],
    });
  });

  it('a dynamic import is loaded after the modules that all its importers load', () => {
    const lines = ['cli: ~ build check', 'build: core text ~', 'check: core ~', 'core: ~ feeds', 'text:', 'feeds:'];
    expect(known('cli', ...lines)).toMatchObject({ feeds: ['cli', 'core'] });
  });

  it('a dynamic import of two entry points is loaded after no module, if they share none', () => {
    const lines = ['cli: core', 'thread: page', 'core: ~ feeds', 'page: ~ feeds', 'feeds:'];
    expect(known('cli thread', ...lines)).toMatchObject({ feeds: [] });
  });

  it('a module in an import cycle is not loaded before itself', () => {
    const lines = ['cli: ~ one', 'one: a ~ two', 'two: b ~ one', 'a:', 'b:'];
    expect(known('cli', ...lines)).toEqual({ cli: [], one: ['cli'], two: ['a', 'cli', 'one'] });
  });
});
