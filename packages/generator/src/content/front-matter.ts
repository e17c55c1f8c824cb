// Splits a page into front matter and Markdown, and checks the front matter.

import type * as z from 'zod';
import { explainIssues } from '../config/yaml/explain-issue.ts';
import { parseYaml, type YamlSource } from '../config/yaml/yaml-source.ts';
import { error } from '../diagnostics/create.ts';
import type { Diagnostic, Position } from '../model/diagnostic.ts';
import type { FrontMatter, HomeContent, SourceFile, SourceText } from '../model/source.ts';
import { usedTogether } from '../text/wording.ts';
import { withoutForeignKeys } from './foreign-keys.ts';
import { frontMatterSchema, type RawFrontMatter } from './front-matter-schema.ts';
import { misspelledKeys } from './misspelled-keys.ts';

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
    return { frontMatter: toFrontMatter({}), keyPositions, bodyStart, diagnostics: source.diagnostics };
  }
  const value = asWritten(source);
  const unused = withoutForeignKeys(source, 'front-matter', file.path).diagnostics;
  const parsed = frontMatterSchema.safeParse(value);
  if (parsed.success) {
    const frontMatter = toFrontMatter(parsed.data);
    const ofKeys = [...unused, ...misspelledKeys(source, file.path)];
    const diagnostics = [...ofKeys, ...contradictions(frontMatter, keyPositions, file)];
    return { frontMatter, keyPositions, bodyStart, diagnostics };
  }
  const diagnostics = explainIssues(parsed.error, {
    file: file.path,
    code: 'front-matter',
    source,
    schema: frontMatterSchema,
  });
  const frontMatter = toFrontMatter(usableFields(value, parsed.error));
  return {
    frontMatter,
    keyPositions,
    bodyStart,
    diagnostics: [
      ...diagnostics,
      ...unused,
      ...misspelledKeys(source, file.path),
      ...contradictions(frontMatter, keyPositions, file),
    ],
  };
}

function withoutFrontMatter(): SplitSource {
  return { frontMatter: toFrontMatter({}), keyPositions: new Map(), bodyStart: 0, diagnostics: [] };
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

/** Returns only the valid fields, so that a wrong field does not cause further errors. */
function usableFields(value: unknown, error: z.ZodError): RawFrontMatter {
  const wrong = new Set(error.issues.map((issue) => String(issue.path[0])));
  const rest = Object.fromEntries(Object.entries(value ?? {}).filter(([key]) => !wrong.has(key)));
  return frontMatterSchema.safeParse(rest).data ?? {};
}

function contradictions(
  frontMatter: FrontMatter,
  positions: ReadonlyMap<string, Position>,
  file: SourceFile,
): readonly Diagnostic[] {
  const wrong = (key: string, message: string): Diagnostic =>
    error({
      code: 'front-matter',
      message,
      file: file.path,
      position: positions.get(key),
    });
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

/** Returns the default values for a source without front matter. */
export function emptyFrontMatter(): FrontMatter {
  return toFrontMatter({});
}

function toFrontMatter(raw: RawFrontMatter): FrontMatter {
  return {
    id: raw.id,
    title: raw.title,
    description: raw.description,
    slug: raw.slug,
    sidebarLabel: raw.sidebar_label,
    sidebarPosition: raw.sidebar_position,
    sidebarClassName: raw.sidebar_class_name,
    displayedSidebar: raw.displayed_sidebar,
    paginationLabel: raw.pagination_label,
    paginationPrevious: raw.pagination_prev,
    paginationNext: raw.pagination_next,
    customEditUrl: raw.custom_edit_url,
    hideTitle: raw.hide_title ?? false,
    format: raw.format === 'detect' ? undefined : raw.format,
    hideContents: raw.hide_table_of_contents ?? false,
    contentsMin: raw.toc_min_heading_level,
    contentsMax: raw.toc_max_heading_level,
    keywords: raw.keywords ?? [],
    image: raw.image,
    draft: raw.draft ?? false,
    unlisted: raw.unlisted ?? false,
    parseNumberPrefixes: raw.parse_number_prefixes ?? true,
    sourceHash: raw.source_hash,
    lastUpdate: { date: raw.last_update?.date, author: raw.last_update?.author },
    home: raw.home && toHome(raw.home),
    other: Object.fromEntries(Object.entries(raw).filter(([key]) => !(key in frontMatterSchema.shape))),
  };
}

function toHome(raw: NonNullable<RawFrontMatter['home']>): HomeContent {
  return {
    subtitle: raw.subtitle,
    actions: raw.actions ?? [],
    stepsTitle: raw.stepsTitle,
    steps: (raw.steps ?? []).map((step) => ({ ...step, language: step.language, code: step.code })),
    topicsTitle: raw.topicsTitle,
    topics: raw.topics ?? [],
    newsTitle: raw.newsTitle,
    news: Array.isArray(raw.news) ? raw.news.map((entry) => ({ ...entry, to: entry.to })) : [],
    ...(raw.news && 'section' in raw.news && { newsOf: { section: raw.news.section, count: raw.news.count ?? 3 } }),
  };
}
