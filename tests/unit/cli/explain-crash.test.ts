// Terminal output for an unexpected error.
import { describe, expect, it } from 'vitest';
import { explainCrash } from '../../../packages/generator/src/cli/explain-crash.ts';

describe('a crash', () => {
  it('reports a crash as a bug in docsgen, with its stack trace', () => {
    const error = new TypeError('It is not a page');
    expect(explainCrash(error)).toBe(
      `docsgen crashed. This is a bug in docsgen, unless one of your plugins is in the stack:\n${error.stack}`,
    );
  });

  it('does not print the text of a bundled module in the message of a crash', () => {
    const address = `data:text/javascript;base64,${Buffer.from('export const x = 1;').toString('base64')}`;
    const told = explainCrash(new TypeError(`Failed to resolve "../x.js" from "${address}": no such file`));
    expect(told).toContain('Failed to resolve "../x.js" from "a bundled module": no such file');
    expect(told).not.toContain('base64');
  });
});
