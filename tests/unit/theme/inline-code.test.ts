// Inline scripts and lists that the theme renders as text.
import { expect, it } from 'vitest';
import { contentsList } from '../../../packages/theme/src/components/contents/contents-list.ts';
import {
  afterStyles,
  inlineCodeOf,
  showChosenTabs,
  startApp,
} from '../../../packages/theme/src/components/head/inline-code.ts';

const undo = (index: number) =>
  `document.styleSheets[${index}]?.cssRules.length||(document.styleSheets[0].disabled=1);`;

it('the script after the style sheets disables the critical CSS if the first style sheet is empty', () => {
  // The critical CSS is the first style sheet, and other styles in <head> follow it.
  expect(afterStyles({ stylesheets: ['/a.css'] }).startsWith(undo(1))).toBe(true);
  expect(afterStyles({ stylesheets: ['/a.css'], headStyles: 2 }).startsWith(undo(3))).toBe(true);
});

it('the script after the style sheets does nothing but wait if there are none', () => {
  expect(afterStyles({ stylesheets: [] })).toMatch(/^0;/);
});

it('the theme’s script is imported first, then the others', () => {
  expect(startApp({ appScript: '/app.js', extraScripts: undefined })).toBe('import"/app.js"');
  expect(startApp({ appScript: '/app.js', extraScripts: ['/a.js', '/b.js'] })).toBe(
    'import"/app.js";import"/a.js";import"/b.js"',
  );
});

it('all inline scripts and styles are listed for the Content Security Policy', () => {
  const shell = { stylesheets: ['/a.css'], appScript: '/app.js', extraScripts: undefined };
  const head = { inlineScript: 'early', baseUrlScript: 'base', criticalCss: 'a{}' };
  expect(inlineCodeOf(head, shell)).toEqual({
    scripts: ['early', afterStyles(shell), startApp(shell), showChosenTabs, 'base'],
    styles: ['a{}'],
  });
  expect(inlineCodeOf({ ...head, criticalCss: '' }, shell).styles).toEqual([]);
});

it('a table of contents is a nested list, and its links encode only what is neither a letter nor a digit', () => {
  const entry = (id: string, html: string, children: readonly never[] = []) => ({ id, html, children });
  const nested = { ...entry('größe-2', '<code>a</code>'), children: [entry('a"b', 'B')] };
  expect(contentsList([nested, entry('文档', 'C')] as never)).toBe(
    '<li><a href="#größe-2"><code>a</code></a><ul><li><a href="#a%22b">B</a></li></ul></li>' +
      '<li><a href="#文档">C</a></li>',
  );
});
