// Printed diagnostics: additional features of terminals compared with logs, and output for other programs.
import { expect, it } from 'vitest';
import { printChecked, printDiagnostics } from '../../../packages/generator/src/diagnostics/print.ts';
import type { Terminal } from '../../../packages/generator/src/model/adapters/ports.ts';
import { error } from '../../../packages/generator/src/model/diagnostic.ts';
import { memoryFiles } from '../model-of.ts';

const lost = error({ code: 'broken-link', message: 'Lost', file: 'a.md', position: { line: 1, column: 3 } });

async function printed(more: Partial<Terminal>, print = printDiagnostics): Promise<string> {
  const lines: string[] = [];
  const plain = (text: string): string => text;
  await print([lost], memoryFiles({ 'a.md': 'a [b](c.md)' }), {
    print: (text) => void lines.push(`out: ${text}`),
    printError: (text) => void lines.push(text),
    rewriteLine: undefined,
    paint: { error: plain, warning: plain, success: plain, quiet: plain, strong: plain },
    columns: undefined,
    isInteractive: false,
    clear: () => {},
    readKeys: () => () => {},
    ...more,
  });
  return lines.join('\n');
}

const inLog = '\na.md:1:3 error Lost [broken-link]\n  1 | a [b](c.md)\n    |   ^\n\n1 error. Nothing was written.';

it('prints the diagnostic, its source line and the count to a log', async () => {
  expect(await printed({})).toBe(inLog);
});

it('does not print "Nothing was written" after a check', async () => {
  expect(await printed({}, printChecked)).toBe(inLog.replace(' Nothing was written.', ''));
});

it('prints the command that explains the code, and links the code if the terminal supports links', async () => {
  const command = '`docsgen explain broken-link`';
  expect(await printed({ columns: 80 })).toBe(`${inLog}\nRun ${command} for an explanation of the code.`);
  const plain = (text: string): string => text;
  const paint = { error: plain, warning: plain, success: plain, quiet: plain, strong: plain };
  const code = (name: string): string => `<a href="#${name}">${name}</a>`;
  expect(await printed({ paint: { ...paint, code } })).toContain('[<a href="#broken-link">broken-link</a>]');
});

it('prints only the count of diagnostics that a report takes, and lists those that it only notes', async () => {
  expect(await printed({ collectDiagnostics: () => 'taken' })).toBe('1 error. Nothing was written.');
  expect(await printed({ collectDiagnostics: () => 'noted' })).toBe(inLog);
});
