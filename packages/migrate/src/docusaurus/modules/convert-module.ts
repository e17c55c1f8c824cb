// Converts components and React pages: imports are rewritten in place, page titles are moved to `meta`, and client code
// gets a `'use client'` directive. Everything else stays unchanged.
import { applyEdits, error } from 'docsgen/internals';
import { readCode } from '../../code/read-code.ts';
import type { ConvertedFile, Placement } from '../placement.ts';
import { exportComponents } from './mdx-components.ts';
import { convertImports } from './module-imports.ts';
import { lose, type ModuleSource, type ModuleWork, openWork } from './module-work.ts';
import { needsBrowser } from './needs-browser.ts';
import { passConfig } from './page-config.ts';
import { addMeta } from './page-meta.ts';
import { translatedPages } from './translated-pages.ts';

export async function convertModule(source: ModuleSource, placement: Placement): Promise<ConvertedFile> {
  const { placed, text } = source;
  const code = /\.[cm]?[jt]sx?$/.test(placed.to) ? readCode(text) : undefined;
  if (code === undefined) return asItIs(source);
  const work = openWork(source, placement, code);
  await convertImports(work);
  const isGlobals = placed.to === 'components/index.tsx';
  const globals = isGlobals ? exportComponents(work) : undefined;
  if (globals === 'none') return { ...asItIs(source), losses: work.losses, isEmpty: true };
  if (globals === 'unlisted') {
    const message = 'The default export of this file is not an object of components';
    const hint = 'Export each component by name from components/index.tsx';
    lose(work, { severity: 'error', message, hint, at: 0 });
  }
  const isPage = placed.to.startsWith('pages/') && !/(^|\/)_/.test(placed.to);
  const isDrawn = isPage && /\bexport\s+default\b|\bas\s+default\b/.test(text);
  if (isDrawn) {
    addMeta(work);
    passConfig(work);
  }
  if (!isGlobals && /\.[jt]sx?$/.test(placed.to) && (await needsBrowser(placed.from, code, placement))) beAlive(work);
  return {
    path: placed.to,
    text: applyEdits(text, work.edits),
    losses: work.losses,
    uses: [...work.uses].sort(),
    packages: [...work.packages].sort(),
    standIns: [...work.standIns].sort(),
    anchors: [],
    ...(isDrawn && { translations: await translatedPages(work) }),
  };
}

function beAlive({ text, edits, code, losses, placed }: ModuleWork): void {
  if (/^\s*(['"])use client\1/.test(text)) return;
  // Added before other insertions at the start.
  edits.unshift({ start: 0, end: 0, text: `'use client';\n` });
  const unnamed = code.tokens.find(({ kind }, at) => kind === '_export' && code.tokens[at + 1]?.kind === 'star');
  if (unnamed === undefined) return;
  const hint = "Export names instead: export { Counter } from './counter'";
  lose(
    { text, losses, placed },
    { severity: 'error', message: 'A client module cannot export *', hint, at: unnamed.start },
  );
}

function asItIs({ placed, text }: ModuleSource): ConvertedFile {
  const unread = error({
    code: 'migration',
    message: 'This file is not valid JavaScript or TypeScript, and was copied unchanged',
    hint: 'Fix or remove it',
    file: placed.from,
  });
  const losses = /\.[cm]?[jt]sx?$/.test(placed.from) ? [unread] : [];
  return { path: placed.to, text, losses, uses: [], packages: [], standIns: [], anchors: [] };
}
