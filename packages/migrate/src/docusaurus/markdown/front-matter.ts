// Converts front matter. Most fields are the same in docsgen. Some fields have other values, and unsupported fields are
// reported.
import { frontMatterSchema, isForeign, postFields, remedyFor } from 'docsgen/internals';
import { namesIn } from '../configuration/posts/list-pages.ts';
import { lose } from '../conversion.ts';
import { authorFields, singleAuthor } from '../reading/post-address.ts';
import { keepAddress } from './edit-links.ts';
import { replace, type Work } from './work.ts';

/** Hints for fields that Docusaurus uses differently. */
const hints: ReadonlyMap<string, string> = new Map([
  ['tags', 'Only pages in a section have tags'],
  ['date', 'docsgen publishes the page on this date'],
  ['wrapperClassName', 'Wrap the content in an element with a class instead'],
  ['hide_reading_time', 'docsgen shows the reading time of all posts or of none'],
]);

/**
 * Fields that are ignored without a message, because readers do not notice them, or because docsgen reports them if
 * they matter.
 */
const silent = new Set(['sidebar_custom_props', 'sidebar_key', 'title_meta', 'hide_footer', 'page_id', 'sidebar']);

export function convertFrontMatter(work: Work): void {
  keepAddress(work);
  const { frontMatter } = work.page;
  const isPost = work.placed.kind === 'post';
  const hasTags = isPost || work.placed.kind === 'document';
  const author = isPost ? singleAuthor(frontMatter) : undefined;
  for (const [key, value] of Object.entries(frontMatter)) {
    const isPostField = key in postFields.shape;
    if ((hasTags && key === 'tags') || (isPost && key === 'authors')) convertNames(work, key, value);
    else if (author && authorFields.has(key)) convertAuthor(work, key, String(author.name));
    else if ((key in frontMatterSchema.shape && !isPostField) || (isPostField && isPost) || silent.has(key)) continue;
    else if (isForeign(key, value, 'front-matter')) dropField(work, key);
    else if (work.placed.kind !== 'partial')
      tellField(work, key, `Remove it, or use it in the page: {frontMatter.${key}}`);
  }
}

/** If this field remained, the new site would report it. */
function dropField(work: Work, key: string): void {
  tellField(work, key, remedyFor(key, 'front-matter') ?? 'It was removed');
  replace(work, placeOf(work, key), '');
}

function tellField(work: Work, key: string, hint: string): void {
  const message = `The front matter field '${key}' is not supported`;
  lose(work, {
    message,
    hint: hints.get(key) ?? hint,
    at: placeOf(work, key).start,
  });
}

/**
 * Converts `- { label: API, permalink: /api }` to `API`, and authors defined in a post to their names in
 * `authors.yaml`.
 */
function convertNames(work: Work, key: string, value: unknown): void {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (list.every((each) => typeof each !== 'object' || each === null)) return;
  const names = list.flatMap(namesIn);
  replace(work, placeOf(work, key), `${key}: [${names.map(inYaml).join(', ')}]\n`);
}

/** Converts `author: Ann` to `authors: [Ann]`. Title and URL of the author are in `authors.yaml`. */
function convertAuthor(work: Work, key: string, name: string): void {
  replace(work, placeOf(work, key), key === 'author' ? `authors: [${inYaml(name)}]\n` : '');
}

function inYaml(name: string): string {
  return /^[A-Za-z_][\w .-]*$/.test(name) ? name : JSON.stringify(name);
}

/** Returns the range of the field, including all lines of its value. */
function placeOf({ page }: Work, key: string): { readonly start: number; readonly end: number } {
  const found = new RegExp(`^["']?${key}["']?[ \\t]*:.*\\n(?:(?:[ \\t]|- ).*\\n)*`, 'm').exec(
    page.head.replace(/^---.*/, (fence) => ' '.repeat(fence.length)),
  );
  const start = found?.index ?? 0;
  return { start, end: start + (found?.[0].length ?? 0) };
}
