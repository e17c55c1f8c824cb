// Collects the ids that Docusaurus generates for a page, and preserves those that docsgen would generate differently.
// Ids in partials are numbered separately for each partial.

import GithubSlugger from 'github-slugger';
import type { Heading, Nodes } from 'mdast';
import type { Placement } from '../placement.ts';
import { isElement, textOf } from './jsx.ts';
import { importOf, namesIn } from './names.ts';
import { type OpenPage, openPage } from './open-page.ts';
import { rangeOf, replace, type Work } from './work.ts';

/** `from` is relative to the original site. `chain` contains the files that include it. */
export async function anchorsOf(
  page: OpenPage,
  from: string,
  placement: Placement,
  chain: readonly string[] = [from],
): Promise<readonly string[]> {
  const anchors = ownAnchors(page);
  const names = namesIn(page);
  const partials = new Set<string>();
  for (const { name } of names.references) {
    const specifier = importOf(names, name)?.from.specifier ?? '';
    const file = /\.mdx?$/i.test(specifier) ? placement.resolveFrom(from, specifier) : undefined;
    if (file !== undefined && !chain.includes(file)) partials.add(file);
  }
  for (const file of partials) {
    const text = await placement.site.files.readText(file);
    const opened = text === undefined ? undefined : await openPage(text, file, placement.site.markdown);
    if (opened) anchors.push(...(await anchorsOf(opened, file, placement, [...chain, file])));
  }
  return [...new Set(anchors)];
}

function ownAnchors(page: OpenPage): string[] {
  const anchors: string[] = [];
  const slugger = new GithubSlugger();
  for (const node of page.nodes) {
    if (node.type === 'heading') {
      const id = headingId(node, slugger, page);
      // A title has no id in Docusaurus, but its slug is considered used.
      if (node.depth > 1 && id !== '') anchors.push(id);
    } else if (isElement(node)) {
      for (const each of node.attributes) {
        const isId =
          each.type === 'mdxJsxAttribute' && (each.name === 'id' || (each.name === 'name' && node.name === 'a'));
        const id = isId ? textOf(each) : undefined;
        if (id !== undefined && /^[a-z]/.test(node.name ?? '')) anchors.push(id);
      }
    } else if (node.type === 'html') {
      for (const [, , id = ''] of node.value.matchAll(/<[a-z][^<>]*\s(id|name)=["']([^"']+)["']/gi)) anchors.push(id);
    }
  }
  return anchors;
}

function headingId(heading: Heading, slugger: GithubSlugger, page: OpenPage): string {
  const last = heading.children.at(-1);
  const comment = last?.type === 'mdxTextExpression' ? /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value)?.[1] : undefined;
  if (comment !== undefined) return comment;
  const text = heading.children.map((child) => plainText(child, page)).join('');
  return /(?<!\s)\s*\{#([^{}]+)\}$/.exec(text.trimEnd())?.[1] ?? slugger.slug(text);
}

function plainText(node: Nodes, page: OpenPage): string {
  if (node.type === 'html') return '';
  if (node.type === 'mdxTextExpression') {
    const isHtml = page.text.startsWith('<!--', page.offsetOf(node.position?.start.offset ?? 0));
    return isHtml ? '' : node.value;
  }
  if ('value' in node) return node.value;
  if (node.type === 'image') return node.alt ?? '';
  return 'children' in node ? node.children.map((child) => plainText(child, page)).join('') : '';
}

/** docsgen reads `word:word` in a heading as a directive, which changes the id of the heading. */
export function keepHeadingIds(work: Work): void {
  const slugger = new GithubSlugger();
  for (const heading of work.page.nodes) {
    if (heading.type !== 'heading') continue;
    const id = headingId(heading, slugger, work.page);
    const last = heading.children.at(-1);
    const hasDirective = heading.children.some(({ type }) => type === 'textDirective');
    if (!hasDirective || last === undefined || heading.depth === 1) continue;
    const at = rangeOf(work, last).end;
    const isWritten = /\{(#[^{}]+|\/\*\s*#\S+\s*\*\/)\}\s*$/.test(work.page.text.slice(0, at));
    if (!isWritten) replace(work, { start: at, end: at }, ` {#${id}}`);
  }
}
