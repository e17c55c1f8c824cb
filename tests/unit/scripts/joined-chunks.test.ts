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

describe('a module that is imported dynamically', () => {
  it('loads a dynamic import after the modules loaded with its importer', () => {
    expect(known('cli', 'cli: text ~ build', 'build: core', 'core: text', 'text:')).toEqual({
      cli: [],
      build: ['cli'],
    });
    expect(known('cli', 'cli: ~ build', 'build: core', 'core: ~ feeds', 'feeds: text', 'text:')).toMatchObject({
      feeds: ['build', 'cli', 'core'],
    });
  });

  it('loads a dynamic import after the modules that all its importers share', () => {
    const lines = ['cli: ~ build check', 'build: core text ~', 'check: core ~', 'core: ~ feeds', 'text:', 'feeds:'];
    expect(known('cli', ...lines)).toMatchObject({ feeds: ['cli', 'core'] });
  });

  it('adds no imports to a module that is also an entry point', () => {
    const lines = ['cli: core', 'thread: page', 'core: ~ feeds', 'page: ~ feeds', 'feeds:'];
    expect(known('cli thread', ...lines)).toMatchObject({ feeds: [] });
  });

  it('does not load a module before itself if it imports its importer', () => {
    const lines = ['cli: ~ one', 'one: a ~ two', 'two: b ~ one', 'a:', 'b:'];
    expect(known('cli', ...lines)).toEqual({ cli: [], one: ['cli'], two: ['a', 'cli', 'one'] });
  });
});
