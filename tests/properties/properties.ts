// Properties that hold for every input. Each one throws if it does not hold.
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { fromHtml } from 'hast-util-from-html';
import { loadConfig } from '../../packages/generator/src/config/load-config.ts';
import { splitFrontMatter } from '../../packages/generator/src/content/front-matter.ts';
import { parseCategory } from '../../packages/generator/src/content/parse-category.ts';
import type { MarkdownCompiler } from '../../packages/generator/src/markdown/compile-article.ts';
import type { Diagnostic, Position } from '../../packages/generator/src/model/diagnostic.ts';
import { mathOptions } from '../../packages/math/tests/unit/math-options.ts';
import { compilerFor, compileText, filled, pageSource } from '../unit/markdown/article.ts';
import { memoryFiles, modelOf } from '../unit/model-of.ts';
import { markdown, plainMarkdown, tree, yaml } from './inputs.ts';

export interface Property {
  readonly name: string;
  /** Share of the cases that test this property, per thousand. */
  readonly share: number;
  readonly property: fc.IAsyncProperty<unknown>;
}

const files: Readonly<Record<string, string>> = { 'content/en/api/_a.md': 'Partial.\n', 'content/en/api/a.png': '' };
type Parser = 'native' | 'remark';
const opened: Partial<Record<Parser, Promise<MarkdownCompiler>>> = {};

function compilerOf(parser: Parser): Promise<MarkdownCompiler> {
  const opening =
    opened[parser] ??
    compilerFor({ parser, highlight: false, ...mathOptions }, '/site', files).then(({ value }) => value);
  opened[parser] = opening;
  return opening;
}

interface Compiled {
  readonly html: string;
  readonly facts: unknown;
  readonly diagnostics: readonly Diagnostic[];
}

async function compile(text: string, parser: Parser): Promise<Compiled> {
  const { value, diagnostics } = await compileText(await compilerOf(parser), pageSource(text));
  return { html: filled(value), facts: value.facts, diagnostics };
}

/** Diagnostics must refer to an existing line and column, and contain no stack traces. */
function expectPlaces(diagnostics: readonly Diagnostic[], texts: Readonly<Record<string, string>>): void {
  for (const { file, position, message, hint } of diagnostics) {
    const said = `${file}:${position?.line}:${position?.column} ${message} ${hint ?? ''}`;
    if (/\n\s+at |undefined is not|Cannot read prop|is not a function|call stack/.test(said)) throw new Error(said);
    if (position === undefined) continue;
    if (!isPlace(position, texts[file] ?? '')) throw new Error(`No such place: ${said}`);
  }
}

/** A carriage return alone ends a line in Markdown, but not in YAML. */
function isPlace({ line, column }: Position, text: string): boolean {
  const lines = [/\r\n?|\n/, /\r?\n/].map((end) => text.split(end)[line - 1]);
  return column > 0 && lines.some((each) => each !== undefined && column <= each.length + 1);
}

/** Reports invalid HTML that browsers would repair. */
function expectValid(html: string): void {
  const mistakes: string[] = [];
  fromHtml(html, { fragment: true, onerror: (message) => void mistakes.push(`${message.ruleId}: ${message.reason}`) });
  if (mistakes.length > 0) throw new Error(`${mistakes.join('\n')}\nin ${html}`);
}

const pagePath = 'content/en/api/page.md';

export const properties: readonly Property[] = [
  {
    name: 'random Markdown compiles to valid HTML, or is reported with its position',
    share: 250,
    property: fc.asyncProperty(markdown, fc.constantFrom<Parser>('native', 'remark'), async (text, parser) => {
      const { html, diagnostics } = await compile(text, parser);
      expectPlaces(diagnostics, { ...files, [pagePath]: text });
      expectValid(html);
    }),
  },
  {
    name: 'both parsers parse realistic Markdown identically',
    share: 150,
    property: fc.asyncProperty(plainMarkdown, async (text) => {
      const [ours, reference] = [await compile(text, 'native'), await compile(text, 'remark')];
      expectValid(ours.html);
      if (!isDeepStrictEqual(ours, reference)) throw new Error(`${ours.html}\ndiffers from\n${reference.html}`);
    }),
  },
  {
    name: 'front matter is parsed, or reported with its position',
    share: 200,
    property: fc.asyncProperty(yaml, async (text) => {
      const page = `---\n${text}---\n# Page\n`;
      expectPlaces(splitFrontMatter(pageSource(page)).diagnostics, { [pagePath]: page });
    }),
  },
  {
    name: 'a configuration is parsed, or reported with its position',
    share: 150,
    property: fc.asyncProperty(yaml, async (text) => {
      const literal = { 'site.config.yaml': `title: T\n${text}` };
      const { diagnostics } = await loadConfig(memoryFiles(literal), { file: undefined, folderName: 'site' });
      expectPlaces(diagnostics, literal);
    }),
  },
  {
    name: 'a category file is parsed, or reported with its position',
    share: 100,
    property: fc.asyncProperty(yaml, async (text) => {
      const { diagnostics } = parseCategory({ ...pageSource(text, 'content/en/api/_category_.yml'), kind: 'category' });
      expectPlaces(diagnostics, { 'content/en/api/_category_.yml': text });
    }),
  },
  {
    name: 'every page in a tree of files is in the site, or reported',
    share: 150,
    property: fc.asyncProperty(tree, async (literal) => {
      const all = { 'site.config.yaml': 'title: T\nlocales: [{ code: en }, { code: es }]\n', ...literal };
      const { graph, diagnostics } = await modelOf(all);
      expectPlaces(diagnostics, all);
      const shown = new Set(
        [...graph.pages.values()].flatMap((page) =>
          'parsed' in page && page.parsed ? [page.parsed.file.path as string] : [],
        ),
      );
      for (const [path, text] of Object.entries(literal)) {
        const isPage =
          /^content\/.*\.(md|markdown)$/.test(path) && !/(^|\/)_/.test(path) && !/^content\/readme\.\w+$/i.test(path);
        const isTold = diagnostics.some(
          ({ file, related }) => file !== '' && (path.startsWith(file) || related.some((each) => each.file === path)),
        );
        if (isPage && !isTold && !shown.has(path) && !/draft/.test(text))
          throw new Error(`${path} is neither a page nor told`);
      }
    }),
  },
];

interface Run {
  readonly seed: number;
  /** Number of cases of all properties together. */
  readonly cases: number;
}

export async function holds({ property, share }: Property, { seed, cases }: Run): Promise<void> {
  await fc.assert(property, { seed, numRuns: Math.round((share * cases) / 1000) });
}
