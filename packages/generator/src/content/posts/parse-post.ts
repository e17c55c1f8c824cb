// Parses the date and tags of pages, and the authors, excerpt and reading time of posts.
import { parseValidKeys } from '../../config/yaml/explain-issue.ts';
import { type Checked, type Diagnostic, diagnostic, error, type Position } from '../../model/diagnostic.ts';
import type { ChangelogVersion, ParsedPost } from '../../model/posts.ts';
import type { FrontMatter, ParsedSource, SourceFile } from '../../model/source.ts';
import { datedName } from '../../text/dated-name.ts';
import { versionsIn } from './changelog.ts';
import { excerptOf } from './excerpt.ts';
import { dateHint, readDate } from './post-date.ts';
import { type PostFields, postFields } from './post-fields.ts';
import { readingTime } from './reading-time.ts';

interface PostSource {
  readonly file: SourceFile;
  readonly frontMatter: FrontMatter;
  readonly keyPositions: ReadonlyMap<string, Position>;
  /** Markdown without MDX imports. */
  readonly body: string;
}

export function parsePost({ file, frontMatter, keyPositions, body }: PostSource): Checked<ParsedPost> {
  const { fields, diagnostics } = checkFields({ written: frontMatter.other, code: 'posts', file, keyPositions });
  const isWholeChangelog = file.location.section?.posts?.file !== undefined;
  const versions = isWholeChangelog ? versionsIn(body) : [];
  const found = isWholeChangelog ? checkVersions(versions, file, body) : checkDate(fields, file, keyPositions);
  const excerpt = excerptOf(body, frontMatter.description);
  const value: ParsedPost = {
    date: readDate(fields.date ?? dayInName(file) ?? ''),
    tags: unique(fields.tags),
    authors: unique(fields.authors),
    excerpt,
    minutes: readingTime(body),
    versions,
  };
  return { value, diagnostics: [...diagnostics, ...found] };
}

function unique(names: readonly string[] = []): readonly string[] {
  return [...new Set(names)];
}

type PageFields = Pick<ParsedSource, 'date' | 'tags'>;

/** Parses the date and tags of a page that is not a post. */
export function parsePageFields({ frontMatter, ...source }: Omit<PostSource, 'body'>): Checked<PageFields> {
  const { date = null, tags = null } = frontMatter.other;
  if (date === null && tags === null) return { value: {}, diagnostics: [] };
  const written = { ...(date !== null && { date }), ...(tags !== null && { tags }) };
  const { fields, diagnostics } = checkFields({ written, code: 'front-matter', ...source });
  const named = unique(fields.tags);
  const read = readDate(fields.date ?? '');
  const value = { ...(read !== undefined && { date: read }), ...(named.length > 0 && { tags: named }) };
  return { value, diagnostics };
}

/** Returns the date in the name of the file, or of its folder. */
function dayInName({ location }: SourceFile): string | undefined {
  const parts = location.relative.replace(/\.[^./]+$/, '').split('/');
  return parts.reverse().flatMap((part) => datedName(part).day ?? [])[0];
}

function checkDate(
  { date }: PostFields,
  file: SourceFile,
  positions: ReadonlyMap<string, Position>,
): readonly Diagnostic[] {
  if (date !== undefined || positions.has('date')) return [];
  const named = dayInName(file);
  if (named !== undefined && readDate(named) !== undefined) return [];
  const name = file.location.relative.split('/').at(-1) ?? '';
  if (/^(index|readme)\./i.test(file.location.relative)) {
    const message = 'A posts section cannot have an index page: its URL shows the list of posts';
    const hint = 'Set label and posts.description in the configuration instead, or rename the file';
    return [error({ code: 'posts', message, file: file.path, hint })];
  }
  const message =
    named === undefined
      ? 'This post has no date'
      : `The file name of this post starts with ${named}, which is not a valid date`;
  const example = `2025-03-14-${name.replace(/^[\d-]+/, '')}`;
  const hint = `Start the file name with a date (YYYY-MM-DD), such as ${example}, or set 'date' in the front matter`;
  return [error({ code: 'posts', message, file: file.path, hint })];
}

/**
 * Reports a changelog without versions, unless it is empty. A missing file, which is parsed as an empty file, is
 * reported in another step.
 */
function checkVersions(versions: readonly ChangelogVersion[], file: SourceFile, body: string): readonly Diagnostic[] {
  if (versions.length > 0 || body.trim() === '') return [];
  const message = 'No version headings found in this changelog';
  const hint = 'Start the heading of each version with its number, such as ## 1.2.0 (2025-03-14)';
  return [error({ code: 'posts', message, file: file.path, hint })];
}

interface FieldsRequest {
  readonly written: Readonly<Record<string, unknown>>;
  /** Determines the severity: a wrong field is an error in posts, and a warning on other pages. */
  readonly code: 'posts' | 'front-matter';
  readonly file: SourceFile;
  readonly keyPositions: ReadonlyMap<string, Position>;
}

interface CheckedFields extends Pick<Checked<unknown>, 'diagnostics'> {
  readonly fields: PostFields;
}

function checkFields({ written, code, file, keyPositions }: FieldsRequest): CheckedFields {
  const { data, error } = parseValidKeys(postFields, written);
  const wrong = new Map((error?.issues ?? []).map((issue) => [String(issue.path[0]), issue.message]));
  const diagnostics = [...wrong].map(([key, problem]): Diagnostic => {
    const expected = key === 'date' ? problem : 'must be a list of names';
    const message = `'${key}' ${expected}, not ${shown(written[key])}`;
    const hint = key === 'date' ? dateHint(String(written[key])) : inlineHint(key, written[key]);
    const severity = code === 'posts' ? 'error' : 'warning';
    return diagnostic(severity, { code, message, file: file.path, position: keyPositions.get(key), hint });
  });
  return { fields: data, diagnostics };
}

/** Returns a hint for authors or tags that are described in the front matter, as in Docusaurus. */
function inlineHint(key: string, value: unknown): string | undefined {
  if (![value].flat().some((each) => typeof each === 'object')) return undefined;
  return `Describe ${key} in ${key}.yaml in the folder of the section, and list their keys here`;
}

function shown(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}
