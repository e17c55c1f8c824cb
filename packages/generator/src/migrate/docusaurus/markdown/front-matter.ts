// Front matter: docsgen reads most of Docusaurus's fields as they are. Some values are spelt otherwise here, and fields
// that docsgen does not know are told.
import { isForeign, remedyFor } from '../../../content/foreign-keys.ts';
import { frontMatterSchema } from '../../../content/front-matter-schema.ts';
import { postFields } from '../../../content/posts/post-fields.ts';
import { authorFields, singleAuthor } from '../reading/post-author.ts';
import { keepAddress } from './edit-links.ts';
import { lose, replace, type Work } from './work.ts';

/** Fields that say something to Docusaurus which docsgen has otherwise, by the field. */
const hints: ReadonlyMap<string, string> = new Map([
  ['tags', 'Only pages of a section have tags'],
  ['date', 'docsgen publishes the page on this day'],
  ['wrapperClassName', 'Style the page by an element with a class of its own'],
  ['hide_reading_time', 'docsgen tells the time to read of all posts or of none'],
]);

/** Of no use to readers: docsgen passes over them, and says so itself where that matters. */
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
    else if (key === 'last_update') convertDate(work, value);
    else if ((key in frontMatterSchema.shape && !isPostField) || (isPostField && isPost) || silent.has(key)) continue;
    else if (isForeign(key, value, 'front-matter')) dropField(work, key);
    else if (work.placed.kind !== 'partial')
      tellField(work, key, `Remove it, or read it in the page: {frontMatter.${key}}`);
  }
}

/** The new site would warn of it. */
function dropField(work: Work, key: string): void {
  tellField(work, key, remedyFor(key, 'front-matter') ?? 'It was removed');
  replace(work, placeOf(work, key), '');
}

function tellField(work: Work, key: string, hint: string): void {
  const message = `docsgen does not use the field '${key}' of the front matter`;
  lose(work, {
    message,
    hint: hints.get(key) ?? hint,
    at: placeOf(work, key).start,
  });
}

/**
 * `- { label: API, permalink: /api }` becomes `API`; authors that are described in the post become the names that they
 * have in `authors.yaml`.
 */
function convertNames(work: Work, key: string, value: unknown): void {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (list.every((each) => typeof each !== 'object' || each === null)) return;
  const names = list.map((each) => {
    const {
      label,
      key: own,
      name,
    } = Object(each) as { readonly label?: string; readonly key?: string; readonly name?: string };
    return typeof each === 'object' ? (label ?? own ?? name ?? '') : String(each);
  });
  replace(work, placeOf(work, key), `${key}: [${names.map(inYaml).join(', ')}]\n`);
}

/** `author: Ann` becomes `authors: [Ann]`, whose title and address are in `authors.yaml`. */
function convertAuthor(work: Work, key: string, name: string): void {
  replace(work, placeOf(work, key), key === 'author' ? `authors: [${inYaml(name)}]\n` : '');
}

function inYaml(name: string): string {
  return /^[A-Za-z_][\w .-]*$/.test(name) ? name : JSON.stringify(name);
}

/** Days are written `2025-03-14` in docsgen. */
function convertDate(work: Work, value: unknown): void {
  const { date } = Object(value) as { readonly date?: unknown };
  const written = date instanceof Date ? date.toISOString() : String(date ?? '');
  if (written === '' || /^\d{4}-\d{2}-\d{2}$/.test(written)) return;
  const place = placeOf(work, 'last_update');
  const found = /\bdate:[ \t]*("[^"]*"|'[^']*'|[^\n,}]*)/.exec(work.page.text.slice(place.start, place.end));
  const day = Date.parse(written);
  if (!found || Number.isNaN(day)) return;
  const start = place.start + found.index;
  replace(work, { start, end: start + found[0].length }, `date: ${new Date(day).toISOString().slice(0, 10)}`);
}

/** The field with all lines of its value. */
function placeOf({ page }: Work, key: string): { readonly start: number; readonly end: number } {
  const found = new RegExp(`^["']?${key}["']?[ \\t]*:.*\\n(?:(?:[ \\t]|- ).*\\n)*`, 'm').exec(
    page.head.replace(/^---.*/, (fence) => ' '.repeat(fence.length)),
  );
  const start = found?.index ?? 0;
  return { start, end: start + (found?.[0].length ?? 0) };
}
