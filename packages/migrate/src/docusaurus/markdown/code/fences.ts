// Converts fences that `docusaurus-remark-plugin-tab-blocks` groups into tabs: consecutive fences with the word `tab`
// in their info string.

import { languageLabel } from 'docsgen/internals';
import type { Code, Parents, RootContent } from 'mdast';
import { rangeOf, replace, type Work } from '../work.ts';

const mark = /(^|\s)tab(?:=(?:"([^"]*)"|'([^']*)'|(\{[^}]*\})))?(?=\s|$)/;

export function convertTabBlocks(work: Work): void {
  const { otherPlugins } = work.placement.site.markdown;
  const name = 'docusaurus-remark-plugin-tab-blocks';
  if (!otherPlugins.some((each) => each.includes('tab-blocks')) && !work.placement.site.packages.has(name)) return;
  convertBelow(work, work.tree);
}

/** Returns the number of colons of the longest directive inside a node, or 0 if there is none. */
function convertBelow(work: Work, node: Parents): number {
  const children: readonly RootContent[] = node.children;
  const below = children.map((child) => ('children' in child ? convertBelow(work, child) : 0));
  const colons = Math.max(convertBlocks(work, children), ...below, 0);
  return colons > 0 && node.type === 'containerDirective' ? widen(work, node, colons + 1) : colons;
}

/** A directive needs more colons than the directives inside it. */
function widen(work: Work, node: Parents, colons: number): number {
  const { start, end } = rangeOf(work, node);
  const text = work.page.text.slice(start, end);
  const { length } = /^:*/.exec(text)?.[0] ?? '';
  const closing = text.search(/(?<!:):{3,}[ \t]*\r?\n?$/);
  if (length >= colons || closing <= 0) return length;
  const more = ':'.repeat(colons - length);
  replace(work, { start, end: start }, more);
  replace(work, { start: start + closing, end: start + closing }, more);
  return colons;
}

interface Panel {
  readonly label: string;
  readonly blocks: readonly Code[];
}

function convertBlocks(work: Work, children: readonly RootContent[]): number {
  let colons = 0;
  for (let at = 0; at < children.length; at += 1) {
    const panels: Panel[] = [];
    for (let panel = panelAt(children, at); panel !== undefined; panel = panelAt(children, at)) {
      panels.push(panel);
      at += panel.blocks.length;
    }
    if (panels.length > 0) colons = Math.max(colons, writePanels(work, panels));
  }
  return colons;
}

function panelAt(children: readonly RootContent[], at: number): Panel | undefined {
  const first = children[at];
  if (first?.type !== 'code') return undefined;
  const found = mark.exec(first.meta ?? '');
  if (!found) return undefined;
  const { label, span } = readOptions(found[2] ?? found[3], found[4]);
  const blocks = children.slice(at, at + span).flatMap((each) => (each.type === 'code' ? [each] : []));
  return { label: label ?? languageLabel(first.lang ?? '') ?? first.lang ?? '', blocks };
}

function readOptions(
  label: string | undefined,
  json: string | undefined,
): { readonly label: string | undefined; readonly span: number } {
  if (json === undefined) return { label, span: 1 };
  try {
    const { span, label: named } = JSON.parse(json) as { readonly span?: number; readonly label?: string };
    return { label: named, span: span ?? 1 };
  } catch {
    return { label, span: 1 };
  }
}

/** Returns the number of colons of the outer directive. */
function writePanels(work: Work, panels: readonly Panel[]): number {
  const blocks = panels.flatMap((panel) => panel.blocks);
  const colons = ':'.repeat(
    Math.max(3, ...blocks.flatMap(({ value }) => [...value.matchAll(/:{3,}/g)].map(([run]) => run.length + 1))),
  );
  const isPlain = panels.every((panel) => panel.blocks.length === 1) && haveLanguageLabels(panels);
  for (const [index, { label, blocks: inside }] of panels.entries()) {
    const tab = isPlain ? '' : `${colons}tab[${label}]`;
    const [first, last] = [inside[0], inside.at(-1)];
    if (!first || !last) continue;
    const indent = indentBefore(work, first);
    const outer = isPlain ? colons : `${colons}:`;
    const opening = [index === 0 ? `${outer}tabs{group="code-examples"}` : '', tab].filter(Boolean);
    const closing = [isPlain ? '' : colons, index === panels.length - 1 ? outer : ''].filter(Boolean);
    const { start } = rangeOf(work, first);
    const { end } = rangeOf(work, last);
    replace(work, { start, end: start }, opening.map((line) => `${line}\n${indent}`).join(''));
    replace(work, { start: end, end }, closing.map((line) => `\n${indent}${line}`).join(''));
    unmark(work, first);
  }
  return colons.length + (isPlain ? 0 : 1);
}

/** Whether docsgen generates the same labels from the languages of the fences. */
function haveLanguageLabels(panels: readonly Panel[]): boolean {
  const labels = panels.map(({ blocks: [first] }) => languageLabel(first?.lang ?? ''));
  return new Set(labels).size === panels.length && panels.every(({ label }, index) => label === labels[index]);
}

function indentBefore({ page }: Work, { position }: Code): string {
  const { start } = rangeOf({ page }, { position });
  return page.text.slice(page.text.lastIndexOf('\n', start - 1) + 1, start).replace(/[^\s>]/g, ' ');
}

function unmark(work: Work, block: Code): void {
  const { start } = rangeOf(work, block);
  const [line = ''] = /^[^\n\r]*/.exec(work.page.text.slice(start)) ?? [];
  const found = mark.exec(line.replace(/^[`~]+\S*/, (opening) => ' '.repeat(opening.length)));
  if (!found) return;
  const from = start + found.index;
  replace(work, { start: from, end: from + found[0].length }, '');
}
