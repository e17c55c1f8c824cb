// What a source says of itself as a post: its date, tags and authors, what lists show of it, how long it takes to read.
import { error } from '../diagnostics/create.ts';
import type { Checked, Diagnostic, Position } from '../model/diagnostic.ts';
import type { ChangelogVersion, ParsedPost } from '../model/posts.ts';
import type { FrontMatter, SourceFile } from '../model/site.ts';
import { datedName } from '../text/dated-name.ts';
import { versionsIn } from './changelog.ts';
import { excerptOf } from './excerpt.ts';
import { dateHint, readDate } from './post-date.ts';
import { type PostFields, postFields } from './post-fields.ts';
import { readingTime } from './reading-time.ts';

interface PostSource {
  readonly file: SourceFile;
  readonly frontMatter: FrontMatter;
  readonly keyPositions: ReadonlyMap<string, Position>;
  /** The Markdown, without what MDX imports. */
  readonly body: string;
}

export function parsePost({ file, frontMatter, keyPositions, body }: PostSource): Checked<ParsedPost> {
  const { fields, diagnostics } = checkFields(frontMatter.other, file, keyPositions);
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

/** The day in the name of the file, or of its folder where that has the pictures of the post, too. */
function dayInName({ location }: SourceFile): string | undefined {
  const parts = location.relative.replace(/\.[^./]+$/, '').split('/');
  return parts.reverse().flatMap((part) => datedName(part).day ?? [])[0];
}

function checkFields(
  other: FrontMatter['other'],
  file: SourceFile,
  positions: ReadonlyMap<string, Position>,
): { readonly fields: PostFields; readonly diagnostics: readonly Diagnostic[] } {
  const parsed = postFields.safeParse(other);
  if (parsed.success) return { fields: parsed.data, diagnostics: [] };
  const wrong = new Map(parsed.error.issues.map((issue) => [String(issue.path[0]), issue.message]));
  const diagnostics = [...wrong].map(([key, problem]) => {
    const expected = key === 'date' ? problem : 'must be a list of names';
    const message = `'${key}' ${expected}, not ${shown(other[key])}`;
    const hint = key === 'date' ? dateHint(String(other[key])) : undefined;
    return error({ code: 'posts', message, file: file.path, position: positions.get(key), hint });
  });
  const rest = Object.fromEntries(Object.entries(other).filter(([key]) => !wrong.has(key)));
  return { fields: postFields.safeParse(rest).data ?? {}, diagnostics };
}

function shown(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
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
    const message = 'A section of posts has no index of its own: the list of posts stands at its address';
    const hint = 'Write its words into the configuration (label, posts.description), or rename the file';
    return [error({ code: 'posts', message, file: file.path, hint })];
  }
  const message =
    named === undefined ? 'This post has no date' : `The name of this post begins with ${named}, which is no date`;
  const example = `2025-03-14-${name.replace(/^[\d-]+/, '')}`;
  const hint = `Name it by its day, such as ${example}, or write 'date' into its front matter`;
  return [error({ code: 'posts', message, file: file.path, hint })];
}

/** A file that is not there reads as empty, and is told otherwise. */
function checkVersions(versions: readonly ChangelogVersion[], file: SourceFile, body: string): readonly Diagnostic[] {
  if (versions.length > 0 || body.trim() === '') return [];
  const message = 'This changelog has no headings of versions';
  const hint = 'Begin a heading with each version, such as ## 1.2.0 (2025-03-14)';
  return [error({ code: 'posts', message, file: file.path, hint })];
}
