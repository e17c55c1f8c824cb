// Splits a page into front matter and Markdown, and checks the front matter.

import { explainIssues, parseValidKeys } from '../config/yaml/explain-issue.ts';
import { parseYaml, type YamlSource } from '../config/yaml/yaml-source.ts';
import { type Diagnostic, error, type Position } from '../model/diagnostic.ts';
import { frontMatterOf, frontMatterSchema } from '../model/schema/front-matter-schema.ts';
import type { FrontMatter, SourceFile, SourceText } from '../model/source.ts';
import { usedTogether } from '../text/wording.ts';
import { misspelledKeys, withoutForeignKeys } from './foreign-keys.ts';

const block = /^(?:\uFEFF)?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/**
 * Matches front matter without a closing line. A thematic break at the start of a page is rarely followed by `key:`.
 */
const endless = /^(?:\uFEFF)?---[ \t]*\r?\n\s*[a-z]\w*:(?:[ \t]|\r?\n)/;

interface SplitSource {
  readonly frontMatter: FrontMatter;
  readonly keyPositions: ReadonlyMap<string, Position>;
  /** Offset of the end of the front matter. */
  readonly bodyStart: number;
  readonly diagnostics: readonly Diagnostic[];
}

export function splitFrontMatter(file: SourceText): SplitSource {
  const match = block.exec(file.text);
  if (!match) return endless.test(file.text) ? endlessFrontMatter(file) : withoutFrontMatter();
  const bodyStart = match[0].length;
  const source = parseYaml(match[1] ?? '', { file: file.path, firstLine: 2, code: 'front-matter' });
  // If there is only plain text between two lines of dashes, the text is not front matter, and the page starts with a
  // thematic break.
  if (typeof source.value === 'string') return withoutFrontMatter();
  const keyPositions = source.positions();
  if (source.diagnostics.length > 0) {
    return { frontMatter: frontMatterOf({}), keyPositions, bodyStart, diagnostics: source.diagnostics };
  }
  const { data, error: issues } = parseValidKeys(frontMatterSchema, asWritten(source));
  const frontMatter = frontMatterOf(data);
  const origin = { file: file.path, code: 'front-matter', source, schema: frontMatterSchema } as const;
  return {
    frontMatter,
    keyPositions,
    bodyStart,
    diagnostics: [
      ...(issues ? explainIssues(issues, origin) : []),
      ...withoutForeignKeys(source, 'front-matter', file.path).diagnostics,
      ...misspelledKeys(source, file.path),
      ...contradictions(frontMatter, keyPositions, file),
    ],
  };
}

function withoutFrontMatter(): SplitSource {
  return { frontMatter: frontMatterOf({}), keyPositions: new Map(), bodyStart: 0, diagnostics: [] };
}

function endlessFrontMatter({ path }: SourceFile): SplitSource {
  const unclosed = error({
    code: 'front-matter',
    message: 'Unclosed front matter: the closing --- is missing',
    file: path,
    position: { line: 1, column: 1 },
    hint: 'Add a line with --- at the end of the front matter',
  });
  return { ...withoutFrontMatter(), diagnostics: [unclosed] };
}

const numberFields = new Set(['sidebar_position', 'toc_min_heading_level', 'toc_max_heading_level']);

/**
 * Restores the source text of strings that YAML parses as numbers. For example, the title in `title: 2.0` is not `2`.
 */
function asWritten({ value, writtenAt }: YamlSource): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value ?? {};
  const isText = (key: string, field: unknown): boolean =>
    typeof field === 'number' && key in frontMatterSchema.shape && !numberFields.has(key);
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, isText(key, field) ? writtenAt([key]) : field]),
  );
}

function contradictions(
  frontMatter: FrontMatter,
  positions: ReadonlyMap<string, Position>,
  file: SourceFile,
): readonly Diagnostic[] {
  const wrong = (key: string, message: string): Diagnostic =>
    error({ code: 'front-matter', message, file: file.path, position: positions.get(key) });
  const found: Diagnostic[] = [];
  const { contentsMin, contentsMax, id } = frontMatter;
  if (frontMatter.draft && frontMatter.unlisted) found.push(wrong('unlisted', usedTogether('draft', 'unlisted')));
  if (id?.includes('/')) found.push(wrong('id', `'id' must not contain a slash, but is '${id}'`));
  if (contentsMin !== undefined && contentsMax !== undefined && contentsMin > contentsMax) {
    found.push(
      wrong('toc_min_heading_level', `'toc_min_heading_level' must not be greater than 'toc_max_heading_level'`),
    );
  }
  return found;
}
