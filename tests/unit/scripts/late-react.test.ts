// React's server renderer in a separate file: it is loaded when something is rendered, and its output is the same.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { createElement, useId } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lateReact, reactServer } from '../../../scripts/lazy-react.js';

const loaded = createRequire(import.meta.url).cache;
const here = dirname(fileURLToPath(import.meta.url));
let folder: string;

const source = `import { createElement, useId } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
const Label = ({ text }) => createElement('label', { htmlFor: useId() }, 'To ', text);
export const draw = (text, options) => renderToString(createElement(Label, { text }), options);
export const drawStatic = (text, options) => renderToStaticMarkup(createElement(Label, { text }), options);`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docsgen-react-'));
  const settings: BuildOptions = { bundle: true, platform: 'node', outdir: folder, logLevel: 'silent' };
  writeFileSync(join(folder, 'package.json'), '{}');
  await build({ ...settings, ...reactServer });
  await build({
    ...settings,
    stdin: { contents: source, resolveDir: here, sourcefile: 'drawing.js' },
    outdir: folder,
    entryNames: 'drawing',
    outExtension: { '.js': '.mjs' },
    format: 'esm',
    banner: {
      js: `import { createRequire as from } from 'node:module'; const require = from(import.meta.url);`,
    },
    plugins: [lateReact],
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isRead = (): boolean => Object.keys(loaded).some((path) => path.endsWith('react-server.cjs'));

describe("React's server", () => {
  it('loads React’s server on the first call, and renders the same HTML', async () => {
    const drawing = await import(pathToFileURL(join(folder, 'drawing.mjs')).href);
    expect(isRead()).toBe(false);
    const Label = ({ text }: { readonly text: string }) => createElement('label', { htmlFor: useId() }, 'To ', text);
    const node = createElement(Label, { text: 'Ada & Eve' });
    const options = { identifierPrefix: 'island' };
    expect(drawing.draw('Ada & Eve', options)).toBe(renderToString(node, options));
    expect(isRead()).toBe(true);
    expect(drawing.drawStatic('Ada & Eve', options)).toBe(renderToStaticMarkup(node, options));
    expect(drawing.draw('Ada & Eve', options)).toContain('island');
  });
});
