// Converts components and React pages: imports are rewritten in place, page titles are moved to `meta`, and client code
// gets a `'use client'` directive. Everything else stays unchanged.
import { type Diagnostic, error, nodeIn, nodesIn, type Syntax } from 'docsgen/internals';
import MagicString from 'magic-string';
import { type Code, readCode } from '../../code/read-code.ts';
import { type Conversion, convertedFile, lose, openConversion, type SourceToConvert } from '../conversion.ts';
import type { ConvertedFile, PlacedFile, Placement } from '../placement.ts';
import { exportComponents } from './mdx-components.ts';
import { convertImports } from './module-imports.ts';
import { needsBrowser } from './needs-browser.ts';
import { addMeta, passConfig, translatedPages } from './react-pages.ts';

export interface ModuleWork extends Conversion {
  readonly code: Code;
  readonly edited: MagicString;
  /** SVG components that `require` calls need, by original file. */
  readonly svgComponents: Map<string, string>;
}

export async function convertModule(source: SourceToConvert, placement: Placement): Promise<ConvertedFile> {
  const { placed, text } = source;
  const code = /\.[cm]?[jt]sx?$/.test(placed.to) ? readCode(text) : undefined;
  const unchanged = convertedFile(openConversion(source, placement), text);
  if (code === undefined) return { ...unchanged, losses: /\.[cm]?[jt]sx?$/.test(placed.from) ? [unread(placed)] : [] };
  const edited = new MagicString(text);
  const work: ModuleWork = { ...openConversion(source, placement), code, edited, svgComponents: new Map() };
  await convertImports(work);
  const isGlobals = placed.to === 'components/index.tsx';
  const globals = isGlobals ? exportComponents(work) : undefined;
  if (globals === 'none') return { ...unchanged, losses: work.losses, isEmpty: true };
  if (globals === 'unlisted') {
    const message = 'The default export of this file is not an object of components';
    const hint = 'Export each component by name from components/index.tsx';
    lose(work, { severity: 'error', message, hint, at: 0 });
  }
  const isPage = placed.to.startsWith('pages/') && !/(^|\/)_/.test(placed.to);
  const isRendered = isPage && hasDefaultExport(code);
  if (isRendered) {
    addMeta(work);
    passConfig(work);
  }
  if (!isGlobals && /\.[jt]sx?$/.test(placed.to) && (await needsBrowser({ from: placed.from, code }, placement)))
    makeClientModule(work);
  const converted = convertedFile(work, edited.toString());
  return isRendered ? { ...converted, translations: await translatedPages(work) } : converted;
}

function unread({ from }: PlacedFile): Diagnostic {
  const message = 'This file is not valid JavaScript or TypeScript, and was copied unchanged';
  return error({ code: 'migration', message, hint: 'Fix or remove it', file: from });
}

function hasDefaultExport({ body }: Code): boolean {
  const isDefault = ({ exported }: Syntax): boolean => nodeIn(exported)?.name === 'default';
  return body.some(
    ({ type, specifiers }) => type === 'ExportDefaultDeclaration' || nodesIn(specifiers).some(isDefault),
  );
}

function makeClientModule(work: ModuleWork): void {
  const { text, edited, code } = work;
  if (/^\s*(['"])use client\1/.test(text)) return;
  edited.prepend(`'use client';\n`);
  const unnamed = code.body.find(({ type }) => type === 'ExportAllDeclaration');
  if (unnamed === undefined) return;
  const hint = "Export names instead: export { Counter } from './counter'";
  lose(work, { severity: 'error', message: 'A client module cannot export *', hint, at: unnamed.start });
}
