// Writes a Docusaurus site, given as an object literal, into a real folder and reads it with the real child process.
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Diagnostic } from '../../../../generator/src/model/diagnostic.ts';
import { readDocusaurus } from '../../../src/docusaurus/reading/read-docusaurus.ts';
import type { DocusaurusSite } from '../../../src/docusaurus/site.ts';
import { openForeign } from '../../../src/foreign/foreign-files.ts';
import { foreignModules } from '../../../src/foreign/run-foreign.ts';
import type { ForeignModules } from '../../../src/foreign-site.ts';

export type Literal = Readonly<Record<string, string>>;

/** Creates the folder `site/` in a temporary folder; paths may start with `../`. It is removed after the test. */
export function folderWith(files: Literal): string {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), 'docsgen-foreign-')));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const root = join(parent, 'site');
  mkdirSync(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

interface Reading {
  readonly root: string;
  readonly site: DocusaurusSite | undefined;
  /** `error docs/a.md:2 The message | the hint`. */
  readonly told: readonly string[];
}

export async function readLiteral(files: Literal, modules = foreignModules()): Promise<Reading> {
  const root = folderWith(files);
  const { value, diagnostics } = await readDocusaurus(openForeign(root), modules);
  return { root, site: value, told: diagnostics.map((each) => told(each).replaceAll(root, '<root>')) };
}

/**
 * Runs the output of `config` below in this process, which is fast. `run-foreign.test.ts` tests the real child process.
 */
const quickModules: ForeignModules = {
  run: async ({ root, path }) => {
    const module = { exports: undefined };
    new Function('module', readFileSync(join(root, path), 'utf8'))(module);
    const none = { answers: [], standIns: [], refused: [], code: '', failure: undefined };
    return { ...none, value: module.exports, originalPlace: () => undefined };
  },
};

/** A site that must be readable without diagnostics. */
export async function siteOf(files: Literal): Promise<DocusaurusSite> {
  const { site, told: words } = await readLiteral(files, quickModules);
  if (site === undefined || words.length > 0) throw new Error(`The site is not read cleanly:\n${words.join('\n')}`);
  return site;
}

function told({ severity, file, position, message, hint }: Diagnostic): string {
  const place = position ? `${file}:${position.line}` : file;
  return `${severity} ${place} ${message}${hint ? ` | ${hint}` : ''}`;
}

/** A configuration with the classic preset. */
export function config(options: { readonly preset?: object; readonly site?: object } = {}): string {
  const preset = options.preset ?? {};
  return `module.exports = ${JSON.stringify({
    title: 'Harbour',
    url: 'https://harbour.example',
    baseUrl: '/',
    presets: [['classic', preset]],
    ...options.site,
  })};\n`;
}
