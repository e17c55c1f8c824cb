// Adds front matter that preserves the page's id and URL if docsgen would derive other values from its path. Custom
// pages get no edit link if only documents have an edit link.

import { docIdOf, identify, slugOf, yamlString } from 'docsgen/internals';
import { neededDate, neededSlug } from '../configuration/posts/post-slug.ts';
import type { BlogInstance, DocumentFile, PostFile } from '../site.ts';
import { type Source, sourceOf } from '../sources-of.ts';
import { replace, type Work } from './work.ts';

export function keepAddress(work: Work): void {
  const source = sourceOf(work.placement.site, work.placed.from);
  const fields = work.placed.kind === 'page' ? pageFields(work) : fieldsOf(source);
  const { head } = work.page;
  if (fields.length === 0) return;
  const lines = fields.map(({ name, value }) => `${name}: ${value}\n`).join('');
  const [opening = ''] = /^\uFEFF?---.*\n/.exec(head) ?? [];
  if (opening === '') replace(work, { start: 0, end: 0 }, `---\n${lines}---\n\n`);
  // Replaces the opening line, because an edit of the first field would overlap with an insertion before it.
  else replace(work, { start: 0, end: opening.length }, opening + lines);
  for (const { name } of fields) {
    const written = new RegExp(`^["']?${name}["']?[ \\t]*:.*\\n`, 'm').exec(head);
    if (written) replace(work, { start: written.index, end: written.index + written[0].length }, '');
  }
}

interface Field {
  readonly name: 'slug' | 'date' | 'parse_number_prefixes' | 'custom_edit_url';
  readonly value: string;
}

function fieldsOf(source: Source | undefined): readonly Field[] {
  if (source?.kind === 'document') return documentFields(source.file, source.base);
  return source?.kind === 'post' ? postFields(source.blog, source.file) : [];
}

function postFields(blog: BlogInstance, post: PostFile): readonly Field[] {
  const slug = neededSlug(blog, post);
  const date = neededDate(post);
  return [
    ...(slug === undefined ? [] : [{ name: 'slug', value: yamlString(slug) } as const]),
    ...(date === undefined ? [] : [{ name: 'date', value: date } as const]),
  ];
}

/** docsgen has one edit link for all pages, whereas Docusaurus has one per plugin. */
function pageFields({ page, placement }: Work): readonly Field[] {
  const { docs, blogs, plugins } = placement.site;
  const isLinked = (options: unknown): boolean => Object(options).editUrl !== undefined;
  const hasLink = [...docs, ...blogs].some(({ options }) => isLinked(options));
  const isSame = plugins.some(({ name, options }) => /content-pages$/.test(name) && isLinked(options));
  if (!hasLink || isSame || 'custom_edit_url' in page.frontMatter) return [];
  return [{ name: 'custom_edit_url', value: 'null' }];
}

function documentFields({ relative, id, url, frontMatter }: DocumentFile, base: string): readonly Field[] {
  const takesNumbers = frontMatter.parse_number_prefixes !== false;
  const [withNumbers, without] = [false, true].map((parseNumberPrefixes) =>
    identify(relative, { parseNumberPrefixes }),
  );
  if (!withNumbers || !without) return [];
  const written = textOf(frontMatter.id);
  const keepsNumbers = takesNumbers && docIdOf(without, written) !== id && docIdOf(withNumbers, written) === id;
  const identity = takesNumbers && !keepsNumbers ? without : withNumbers;
  const own = slugOf(identity, { id: textOf(frontMatter.id), slug: textOf(frontMatter.slug) });
  const wanted = url.replace(/(?<!\/)\/+$/, '').slice(base.length) || '/';
  const isKept = own !== undefined && (own.replace(/(?<!\/)\/+$/, '') || '/') === wanted;
  return [
    ...(keepsNumbers ? [{ name: 'parse_number_prefixes', value: 'false' } as const] : []),
    ...(isKept ? [] : [{ name: 'slug', value: yamlString(wanted) } as const]),
  ];
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) || undefined : undefined;
}
