// The site's own code in stack traces.
import { expect, it } from 'vitest';
import { frameTexts, siteFrames } from '../../../packages/generator/src/text/stack-frames.ts';

const framesIn = (...lines: readonly string[]): readonly string[] =>
  frameTexts(siteFrames(['Error: a', ...lines.map((line) => `    ${line}`)].join('\n'), '/home/site'));

it.each([
  ['at Chart (/home/site/components/chart.tsx:12:5)', ['components/chart.tsx:12:5']],
  ['at file:///home/site/plugins/a.js:3:1', ['plugins/a.js:3:1']],
  ['at async run (file:///home/site/a.ts:1:20)', ['a.ts:1:20']],
  ['at run (/home/site/node_modules/a/index.js:1:2)', []],
  ['at run (/home/site/.docsgen/cache/a.js:1:2)', []],
  ['at run (/home/site-two/a.js:1:2)', []],
  ['at run (/usr/lib/docsgen/a.js:1:2)', []],
  ['at run (node:internal/process:1:2)', []],
])('%j is in the files %j', (line, files) => {
  expect(framesIn(line)).toEqual(files);
});

it('the first three are returned, innermost first', () => {
  const lines = [1, 2, 3, 4].map((line) => `at f (/home/site/a.ts:${line}:1)`);
  expect(framesIn('at g (node:fs:1:1)', ...lines)).toEqual(['a.ts:1:1', 'a.ts:2:1', 'a.ts:3:1']);
});
