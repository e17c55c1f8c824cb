// Date and tags of a page; of a post also its authors, what lists show of it, and how long it takes to read.
import { error } from '../../diagnostics/create.ts';
import type { Checked, Diagnostic, Position } from '../../model/diagnostic.ts';
import type { ChangelogVersion, ParsedPost } from '../../model/posts.ts';
import type { FrontMatter, ParsedSource, SourceFile } from '../../model/site.ts';
import { datedName } from '../../text/dated-name.ts';
import { versionsIn } from './changelog.ts';
import { checkFields } from './check-fields.ts';
import { excerptOf } from './excerpt.ts';
import { readDate } from './post-date.ts';
import type { PostFields } from './post-fields.ts';
import { readingTime } from './reading-time.ts';

interface PostSource {
  readonly file: SourceFile;
  readonly frontMatter: FrontMatter;
  readonly keyPositions: ReadonlyMap<string, Position>;
  /** The Markdown, without what MDX imports. */
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

/** Date and tags of a page outside of the sections of posts. */
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

/** The day in the name of the file, or of its folder where that has the pictures of the post, too. */
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
