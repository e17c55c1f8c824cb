// Fills empty code blocks that a custom `CodeBlock` component fills from files that their info string names, as in
// ```` ```ts connect.ts section-4 ````. The code is copied to the page. Files that cannot be found are reported.
import type { Code, Nodes } from 'mdast';
import { lose } from '../conversion.ts';
import { isBelow } from '../reading/content-folders.ts';
import { rangeOf, replace, type Work } from './work.ts';

export async function fillFences(work: Work): Promise<void> {
  const { files, swizzled } = work.placement.site;
  const component = swizzled.find((each) => each.component === 'CodeBlock');
  const isEmpty = (node: Nodes): node is Code => node.type === 'code' && node.value.trim() === '';
  const fences = work.page.nodes.filter(isEmpty);
  if (component === undefined || fences.length === 0) return;
  const sources = { paths: await files.list(''), component: (await files.readText(component.path)) ?? '' };
  const filled: number[] = [];
  for (const fence of fences) {
    const at = rangeOf(work, fence).start;
    const reason = await fill(work, fence, sources);
    if (reason === undefined) filled.push(at);
    else lose(work, { ...notCopied(reason), at });
  }
  const [at] = filled;
  if (at === undefined) return;
  const message = 'Code blocks that the custom CodeBlock component filled from files now contain copies of the code';
  const hint =
    'To import the file instead, move it below content/ and add file=./its-path#L1-L9 to the empty code block';
  lose(work, { message, hint, at });
}

function notCopied(reason: string): { severity: 'error'; message: string; hint: string } {
  const message = `The code that the custom CodeBlock component inserts here could not be copied: ${reason}`;
  const hint = 'Write the code into it, or import a file below content/: ```ts file=./name.ts#L1-L9';
  return { severity: 'error', message, hint };
}

interface Sources {
  /** All files of the site. */
  readonly paths: readonly string[];
  /** Source code of the component. */
  readonly component: string;
}

/** An attribute, line numbers or a word of an info string. */
const token = /[ \t]*([\w-]+=(?:"[^"]*"|'[^']*'|\S*)|\{[^{}]*\}|\{|[^\s{]+)/gy;
const attribute = /^\{|=|^(?:showLineNumbers|noInline|live|tab)$/;
const fileName = /^[\w@./-]*\w\.[A-Za-z]\w*$/;

/** Returns the reason if the code block stays empty. */
async function fill(work: Work, fence: Code, sources: Sources): Promise<string | undefined> {
  const words = [...(fence.meta ?? '').matchAll(token)].map(([, word = '']) => word).filter((w) => !attribute.test(w));
  const name = words.find((word) => fileName.test(word));
  if (name === undefined) return 'the code block specifies no file';
  const path = findFile(work, name.replace(/^(\.{0,2}\/)+/, ''), sources);
  const text = path && (await work.placement.site.files.readText(path));
  if (!text) return `'${name}' does not match exactly one file`;
  const others = words.filter((word) => word !== name);
  const code = readRegion(text, others);
  if (code === undefined) return `'${path}' has no region '${others.join(' ')}'`;
  return writeCode(work, fence, { code, words }) ? undefined : 'the code block is not closed';
}

/** Selects the file that is closest to the page's version and to the folders that the component mentions. */
function findFile({ placement, placed }: Work, name: string, { paths, component }: Sources): string | undefined {
  const foldersOf = (path: string): readonly string[] => path.split('/').slice(0, -1);
  const versions = placement.site.docs.flatMap((instance) => instance.versions);
  const current = versions.find(({ folder, translations }) =>
    [folder, ...[...translations.values()].map((each) => each.folder)].some((each) => isBelow(each, placed.from)),
  );
  const namesOf = (version: { readonly name: string }): readonly string[] => [version.name, `version-${version.name}`];
  const otherVersions = new Set(versions.filter(({ name }) => name !== current?.name).flatMap(namesOf));
  const mentioned = [...component.matchAll(/[`'"]([^`'"\n/]*\/[^`'"\n]*)[`'"]/g)];
  const close = new Set([
    ...mentioned.flatMap(([, text = '']) => text.split('/')),
    ...(current ? namesOf(current) : []),
  ]);
  const [best, second] = paths
    .filter((path) => path === name || path.endsWith(`/${name}`))
    .filter((path) => !/^(build|\.docusaurus|src\/theme)\//.test(path))
    .filter((path) => !foldersOf(path).some((folder) => otherVersions.has(folder)))
    .map((path) => ({ path, rank: foldersOf(path).filter((folder) => close.has(folder)).length }))
    .sort((a, b) => b.rank - a.rank);
  return best?.rank === second?.rank ? undefined : best?.path;
}

/** A comment on its own line that starts or ends a region. */
const markers = [
  /^\s*(?:(?:\/\/|\/\*|--|<!--|\{\/\*)\s*)?#(?:end)?region\b/,
  /^\s*(?:\/\/|\/\*|--|#|<!--|\{\/\*)\s*(?:start|end)-[\w-]+(?<=\w)\W*$/,
];

/**
 * Returns the region that a word names, from `// start-setup` to `// end-setup` or from `#region setup` to
 * `#endregion`, or the whole file if there are no words.
 */
function readRegion(text: string, words: readonly string[]): string | undefined {
  const lines = text.split(/\r?\n/);
  const region = words.length === 0 ? lines : words.map((word) => linesOfRegion(lines, word)).find(Boolean);
  const code = region?.filter((line) => !markers.some((marker) => marker.test(line))).join('\n');
  return code?.replace(/^(?:[ \t]*\n)+/, '').trimEnd();
}

function linesOfRegion(lines: readonly string[], word: string): readonly string[] | undefined {
  const name = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const opening = new RegExp(`(?:\\bstart-|#?\\bregion\\s+)${name}(?![\\w-])`);
  const closing = new RegExp(`\\bend-${name}(?![\\w-])|#?\\bendregion\\b(?:\\s+${name}(?![\\w-])|\\s*$)`);
  const start = lines.findIndex((line) => opening.test(line)) + 1;
  const end = lines.findIndex((line, index) => index >= start && closing.test(line));
  return start === 0 || end < 0 ? undefined : lines.slice(start, end);
}

interface Listing {
  readonly code: string;
  /** Words of the info string that are no longer needed. */
  readonly words: readonly string[];
}

/** Writes the code into the code block. Returns `false` if the code block is not closed. */
function writeCode(work: Work, fence: Code, { code, words }: Listing): boolean {
  const range = rangeOf(work, fence);
  const text = work.page.text.slice(range.start, range.end);
  const [, first = '', eol = '', prefix = '', mark = ''] =
    /^([^\n]*?)(\r?\n)(?:[\s\S]*\n)?([^\n`~]*)([`~]{3,})[ \t]*$/.exec(text) ?? [];
  if (mark === '') return false;
  const runs = [...code.matchAll(/^[ \t]*(`{3,}|~{3,})/gm)].map(([, run = '']) => run.length);
  const more = mark.charAt(0).repeat(Math.max(0, ...runs.map((length) => length + 1 - mark.length)));
  const opening = first.replace(token, (part, word) => (words.includes(word) ? '' : part));
  const lines = code.split('\n').map((line) => (prefix + line).trimEnd());
  replace(work, range, [more + opening, ...lines, prefix + more + mark].join(eol));
  return true;
}
