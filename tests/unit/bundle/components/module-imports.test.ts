// Finds the modules that an MDX source imports, without parsing it.
import { describe, expect, it } from 'vitest';
import { findImports, removeImports } from '../../../../packages/generator/src/text/module-imports.ts';

describe('names in imports and exports', () => {
  it.each([
    ["import A from './a'\nimport { b } from './b'\n\nWords.", '\n\n\nWords.'],
    ['Words.\n\nexport const list = [\n  1,\n\n  2,\n]\n\nMore.', 'Words.\n\n\n\n\n\n\n\nMore.'],
    ['We import\nimport { a } of the harbour.', 'We import\nimport { a } of the harbour.'],
    ['import duties, taxes and fees.', 'import duties, taxes and fees.'],
  ])('finds the names in imports and exports in %j', (text, expected) => {
    expect(removeImports(text)).toBe(expected);
  });
});

describe('imports of a source', () => {
  it.each([
    ["import Chart from '../components/chart';", ['../components/chart']],
    ['import { a,\n  b as c,\n} from "./both"\n\n# Title', ['./both']],
    ["import * as all from 'clsx'", ['clsx']],
    ["import './page.css'", ['./page.css']],
    ["import A from './a'; import B from './b';\nimport C from './c'", ['./a', './b', './c']],
    ["export { Part } from './part.mdx'", ['./part.mdx']],
    ["# Title\r\n\r\nimport A, { b } from '@site/components/a'\r\n", ['@site/components/a']],
    ["import A from './a'\nimport B from './a'", ['./a']],
    ["import type { Props } from './types'", ['./types']],
    ["```mdx-code-block\nimport A from './a'\n```\n\n```js\nimport b from 'b'\n```", ['./a']],
  ])('finds the imports in %j', (text, expected) => {
    expect(findImports(text)).toEqual(expected);
  });

  it.each([
    ['We import beans from "Brazil".'],
    ['# Title\n\n```js\nimport a from "a"\n```\n'],
    ['<!--\nimport a from "a"\n-->'],
    ['export const price = 5'],
    ['Text\n    import a from b'],
  ])('finds no imports in %j', (text) => {
    expect(findImports(text)).toEqual([]);
  });

  // Otherwise, the time would grow with the square of the number of unfinished statements.
  it('does not search for the end of a statement beyond 2,000 characters', () => {
    const imports = (names: string): string => `import { ${names} } from './a';`;
    expect(findImports(imports('a, '.repeat(600)))).toEqual(['./a']);
    expect(findImports(imports('a, '.repeat(700)))).toEqual([]);
  });
});
