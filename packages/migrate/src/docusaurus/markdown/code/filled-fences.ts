// Fills empty fences that a custom `CodeBlock` component fills from files that their info string names, as in
// ```` ```ts connect.ts section-4 ````. The text is copied to the page. Files that cannot be found are reported.
import type { Code, Nodes } from 'mdast';
import { lose } from '../../conversion.ts';
import { isBelow } from '../../reading/content-folders.ts';
import { swizzledText } from '../imported-names.ts';
import { nodesOf } from '../walk-tree.ts';
import { rangeOf, replace, type Work } from '../work.ts';
import { partOfFile } from './marked-part.ts';

const ownBlock = /^CodeBlock$/;

export async function fillFences(work: Work): Promise<void> {
  const { site } = work.placement;
  if (!site.swizzled.some(({ component }) => ownBlock.test(component.replace(/\/index$/, '')))) return;
  const isEmpty = (node: Nodes): node is Code => node.type === 'code' && node.value.trim() === '';
  const fences = nodesOf(work.tree).filter(isEmpty);
  if (fences.length === 0) return;
  const paths = await site.files.list('');
  const code = await swizzledText(work.placement, ownBlock);
  const filled: number[] = [];
  for (const fence of fences) {
    const { start } = rangeOf(work, fence);
    const why = await fill(work, fence, { paths, code });
    if (why === undefined) filled.push(start);
    else lose(work, { ...emptyListing(why), at: start });
  }
  const [at] = filled;
  if (at === undefined) return;
  const message = 'Code blocks that the custom CodeBlock component filled from files now contain copies of the code';
  const hint =
    'To import the file instead, move it below content/ and add file=./its-path#L1-L9 to the empty code block';
  lose(work, { message, hint, at });
}

function emptyListing(why: string): { severity: 'error'; message: string; hint: string } {
  const message = `The code that the custom CodeBlock component inserts here could not be copied: ${why}`;
  return { severity: 'error', message, hint: 'Write the code into the code block, or set file= to the path of a file' };
}

interface Sources {
  /** All files of the site. */
  readonly paths: readonly string[];
  /** Source code of the component. */
  readonly code: string;
}

/** Returns the reason if the fence stays empty. */
async function fill(work: Work, fence: Code, sources: Sources): Promise<string | undefined> {
  const words = (fence.meta ?? '')
    .replace(/(?<![\w-])[\w-]+=(?:"[^"]*"|'[^']*'|\S*)|\{[^{}]*\}/g, '')
    .split(/\s+/)
    .filter((word) => word !== '' && !options.has(word));
  const name = words.find((word) => fileName.test(word));
  if (name === undefined) return 'the code block specifies no file';
  const path = fileFor(work, name.replace(/^(\.{0,2}\/)+/, ''), sources);
  const text = path && (await work.placement.site.files.readText(path));
  if (!text) return `'${name}' does not match exactly one file`;
  const others = words.filter((word) => word !== name);
  const part = partOfFile(text, others);
  if (part === undefined) return `'${path}' has no region '${others.join(' ')}'`;
  return writeText(work, fence, { part, words: [name, ...others] }) ? undefined : 'the code block is not closed';
}

const fileName = /^[\w@./-]*\w\.[A-Za-z]\w*$/;

const options = new Set(['showLineNumbers', 'noInline', 'live', 'tab']);

/** Selects the file that is closest to the page's version and to the folders that the component mentions. */
function fileFor(work: Work, name: string, { paths, code }: Sources): string | undefined {
  const { current, others } = versionsAround(work);
  const written = code.matchAll(/[`'"]([^`'"\n/]*\/[^`'"\n]*)[`'"]/g);
  const folders = new Set([...written].flatMap(([, text = '']) => text.split('/')));
  const rank = (path: string): number => {
    const parts = path.split('/').slice(0, -1);
    const isOfVersion = parts.some((part) => isFolderOf(current, part));
    return (isOfVersion ? 100 : 0) + parts.filter((part) => folders.has(part)).length;
  };
  const isOther = (path: string): boolean =>
    path.split('/').some((part) => others.some((version) => isFolderOf(version, part)));
  const named = paths.filter((path) => path === name || path.endsWith(`/${name}`));
  const found = named.filter((path) => !/^(build|\.docusaurus|src\/theme)\//.test(path) && !isOther(path));
  const [best, second] = found.map((path) => ({ path, rank: rank(path) })).sort((a, b) => b.rank - a.rank);
  return best && best.rank !== second?.rank ? best.path : undefined;
}

function isFolderOf(version: string | undefined, folder: string): boolean {
  return version !== undefined && (folder === version || folder === `version-${version}`);
}

function versionsAround({ placement, placed }: Work): {
  readonly current: string | undefined;
  readonly others: readonly string[];
} {
  const versions = placement.site.docs.flatMap((instance) => instance.versions);
  const isOwn = ({ folder, translations }: (typeof versions)[number]): boolean =>
    [folder, ...[...translations.values()].map((each) => each.folder)].some((each) => isBelow(each, placed.from));
  const current = versions.find(isOwn)?.name;
  return { current, others: versions.map(({ name }) => name).filter((name) => name !== current) };
}

interface Listing {
  readonly part: string;
  /** Words of the info string that are no longer needed. */
  readonly words: readonly string[];
}

/** Returns false if the fence is not closed. */
function writeText(work: Work, fence: Code, { part, words }: Listing): boolean {
  const { start, end } = rangeOf(work, fence);
  const text = work.page.text.slice(start, end);
  const [, first = '', eol = '', body = '', prefix = '', mark = ''] =
    /^([^\n]*?)(\r?\n)([\s\S]*?)(?<=\n)([^\n`~]*)([`~]{3,})[ \t]*$/.exec(text) ?? [];
  if (mark === '') return false;
  const runs = [...part.matchAll(/^[ \t]*(`{3,}|~{3,})/gm)].map(([, run = '']) => run.length);
  const more = (mark[0] ?? '').repeat(Math.max(0, ...runs.map((length) => length + 1 - mark.length)));
  const lines = part.split('\n').map((line) => (prefix + line).trimEnd() + eol);
  const bodyStart = start + first.length + eol.length;
  const bodyEnd = bodyStart + body.length;
  replace(work, { start, end: start }, more);
  for (const word of words) {
    const at = start + first.indexOf(` ${word}`);
    replace(work, { start: at, end: at + word.length + 1 }, '');
  }
  replace(work, { start: bodyStart, end: bodyEnd }, lines.join(''));
  replace(work, { start: bodyEnd + prefix.length, end: bodyEnd + prefix.length }, more);
  return true;
}
