// Writes the client module of a page, with the imports that its code needs.
import { type Diagnostic, diagnostic, type Position } from 'docsgen/internals';
import { convertModule } from '../../modules/convert-module.ts';
import type { OpenPage } from '../open-page.ts';
import { statementText } from '../package-components.ts';
import type { Work } from '../work.ts';
import type { PageIslands } from './page-islands.ts';

interface Part {
  readonly text: string;
  /** Offset in the page. */
  readonly at: number;
}

/** Runs after all other edits, because it adds an import at the start of the page. */
export async function writeIslands(work: Work, { parts, names, words }: PageIslands) {
  const { placed, placement, page } = work;
  const name = placed.to.replace(/^(content|pages)\//, '').replace(/\.mdx?$/, '');
  const path = `components/pages/${name.replace(/[^\w/-]+/g, '-')}.jsx`;
  const imports = work.names.imports.flatMap(({ specifier, names: all, range }): readonly Part[] => {
    const used = all.filter(({ local }) => words.has(local));
    return used.length === 0 ? [] : [{ text: statementText(used, specifier), at: range.start }];
  });
  const head = `'use client';\n// Client code of ${placed.to}.\n`;
  const lines = imports.map(({ text }) => `${text}\n`).join('') + (imports.length > 0 ? '\n' : '');
  const text = `${head}${lines}${parts.map((part) => `${part.text}\n`).join('\n')}`;
  const module = await convertModule({ placed: { ...placed, to: path, kind: 'module' }, text }, placement);
  for (const file of module.uses) work.uses.add(file);
  for (const each of module.packages) work.packages.add(each);
  for (const each of module.standIns) work.standIns.add(each);
  for (const loss of module.losses) {
    const position = placeIn(page, text, { parts: [...imports, ...parts], loss });
    const isSame = (other: Diagnostic): boolean =>
      other.message === loss.message && other.position?.line === position?.line;
    // The page may have reported the same problem.
    if (!work.losses.some(isSame)) work.losses.push(diagnostic(loss.severity, { ...loss, position }));
  }
  addInFront(work, `import { ${names.join(', ')} } from '@site/${path.replace(/\.jsx$/, '')}';\n`);
  return { path, text: module.text };
}

/** Maps a position in the module to the page. */
function placeIn(
  page: OpenPage,
  text: string,
  { parts, loss }: { readonly parts: readonly Part[]; readonly loss: Diagnostic },
): Position | undefined {
  const { position } = loss;
  let found = position;
  let from = 0;
  for (const part of position ? parts : []) {
    from = text.indexOf(part.text, from);
    const line = text.slice(0, from).split('\n').length;
    const start = page.positionAt(part.at);
    if (position && line <= position.line) found = { line: start.line + position.line - line, column: position.column };
    from += part.text.length;
  }
  return found;
}

function addInFront({ page, edits }: Work, line: string): void {
  const at = page.head.length;
  const covering = edits.findIndex((edit) => edit.start === at && edit.end > at);
  const [edit = { start: at, end: at, text: '' }] = covering < 0 ? [] : edits.splice(covering, 1);
  const rest = edit.text + page.text.slice(edit.end);
  const gap = /^(\r?\n|import\b|export\b)/.test(rest) ? '' : '\n';
  const text = page.text.slice(at).startsWith('\n') && covering < 0 ? `\n${line}` : line + gap;
  edits.push({ ...edit, text: text + edit.text });
}
