// Checks the links, anchors and images of all pages after rendering.

import type { ArticleFacts, FactsBySource, Reference } from '../../model/article.ts';
import type { CheckLevel } from '../../model/config.ts';
import { type Diagnostic, diagnostic } from '../../model/diagnostic.ts';
import type { PageKey, SourcePath } from '../../model/paths.ts';
import type { Page, SiteGraph, SourcedPage } from '../../model/site.ts';
import { decodePath } from '../../text/hrefs.ts';
import { createLru } from '../../text/lru.ts';
import { brokenAnchor, brokenLink, didYouMean, fileNotFound } from '../../text/wording.ts';
import { checkPageHead } from './check-head.ts';
import { codeLink } from './code-link.ts';
import { emptyList, unknownList } from './listed-pages.ts';
import { resolveReference } from './resolve-reference.ts';
import { fileOf, type Suggest, suggestTarget } from './suggest-target.ts';

/**
 * Maximum number of suggestions per run. The number is limited because each suggestion requires a search of the whole
 * site.
 */
const suggestionLimit = 200;

/** Number of pages whose facts are cached. The facts of all pages would need too much memory. */
const rememberedPages = 100;

/** Checks `pages`, or all pages if it is omitted. Links to anchors on pages without facts are assumed to be valid. */
export function checkLinks(
  graph: SiteGraph,
  allFacts: FactsBySource,
  pages: Iterable<Page> = graph.pages.values(),
): readonly Diagnostic[] {
  const facts = rememberingFacts(allFacts);
  const found = new Map<string, Diagnostic>();
  for (const page of pages) {
    if (page.kind === 'category') continue;
    const { references = [], head = [] } = facts.get(page.parsed.file.path) ?? {};
    for (const lost of checkPageHead(graph, page.parsed.file.path, head))
      found.set(identityOf(lost, { href: lost.message }), lost);
    for (const reference of references) {
      const suggest: CheckRequest['suggest'] = (written, known, spell) =>
        found.size < suggestionLimit ? didYouMean(written, known(), spell) : undefined;
      const diagnostic = checkReference({ graph, facts, page, reference, suggest });
      if (!diagnostic) continue;
      const identity = identityOf(diagnostic, reference);
      if (!found.has(identity)) found.set(identity, diagnostic);
    }
  }
  return [...found.values()];
}

/**
 * Caches the facts of recent pages, because each access decompresses them, and most links to anchors are within a page.
 */
function rememberingFacts(facts: FactsBySource): FactsBySource {
  const recent = createLru<SourcePath, ArticleFacts>(rememberedPages);
  return {
    get: (path) => {
      const known = recent.get(path) ?? facts.get(path);
      if (known) recent.set(path, known);
      return known;
    },
  };
}

/**
 * Returns a key that is the same in all locales that show an untranslated source, so that each problem is reported
 * once.
 */
function identityOf({ file, position, code }: Diagnostic, { href }: Pick<Reference, 'href'>): string {
  return `${file}:${position?.line}:${position?.column}:${code}:${href}`;
}

interface CheckRequest {
  readonly graph: SiteGraph;
  readonly facts: FactsBySource;
  readonly page: SourcedPage;
  readonly reference: Reference;
  readonly suggest: Suggest;
}

function checkReference(request: CheckRequest): Diagnostic | undefined {
  const { graph, page, reference } = request;
  const { checks } = graph.config;
  const resolution = resolveReference(graph, { page, file: page.parsed.file.path }, reference);
  if (resolution.kind === 'broken') {
    if (resolution.reason === 'code')
      return codeLink(reference.href, { file: fileOf(page, reference), position: reference.position });
    if (reference.use === 'list') return unknownList(request);
    return reference.use === 'image'
      ? diagnose(request, checks.images, {
          code: 'image',
          message: reference.href === '' ? 'This image has no URL' : fileNotFound(reference.href),
          hint: suggestTarget(request),
        })
      : diagnose(request, checks.links, { code: 'broken-link', ...describeBroken(request, resolution.reason) });
  }
  if (resolution.kind === 'list') return resolution.items.length > 0 ? undefined : emptyList(request);
  if (resolution.kind !== 'page' || resolution.hash === undefined) return undefined;
  // An untranslated page links to anchors in its original language. Such a link is valid even if the translation of the
  // target has other anchors.
  if (page.translation === 'missing' && graph.pages.get(resolution.page)?.translation !== 'missing') return undefined;
  const anchors = anchorsOf(request, resolution.page);
  if (!anchors) return undefined;
  const hash = decodePath(resolution.hash);
  if (hash === '' || hash.toLowerCase() === 'top' || anchors.includes(hash) || anchors.includes(resolution.hash))
    return undefined;
  const target = graph.pages.get(resolution.page);
  const where = target === page ? 'on this page' : `on the page ${target?.url}`;
  const hint = request.suggest(
    hash,
    () => anchors,
    (id) => `#${id}`,
  );
  return diagnose(request, checks.anchors, {
    code: 'broken-anchor',
    message: brokenAnchor('link', hash, where),
    hint,
  });
}

const fixedHint =
  'Links in components that run in the browser are not resolved: use the URL of the published page, or pass the ' +
  'link to the component as a child';

function describeBroken(request: CheckRequest, reason: 'missing' | 'draft'): Pick<Diagnostic, 'message' | 'hint'> {
  const { graph, reference } = request;
  if (reference.href === '') return { message: 'This link has no URL', hint: 'Add the URL, or remove the link' };
  if (reason === 'draft') {
    const isPost = graph.config.sections.some(({ posts }) => posts);
    const what = isPost ? 'a draft or a scheduled post' : 'a draft';
    const hint = 'It is excluded from the build, so this link would be broken: publish the page, or remove the link';
    return { message: `The link ${reference.href} points to ${what}`, hint };
  }
  return { message: brokenLink(reference.href), hint: reference.isFixed ? fixedHint : suggestTarget(request) };
}

const none: readonly string[] = [];

/** Returns the anchors of a page, or `undefined` if they are unknown because the page is in another shard. */
function anchorsOf({ graph, facts }: CheckRequest, key: PageKey): readonly string[] | undefined {
  const page = graph.pages.get(key);
  return page === undefined || page.kind === 'category' ? none : facts.get(page.parsed.file.path)?.anchors;
}

function diagnose(
  { page, reference }: CheckRequest,
  level: CheckLevel,
  what: Pick<Diagnostic, 'code' | 'message' | 'hint'>,
): Diagnostic | undefined {
  if (level === 'off') return undefined;
  return diagnostic(level, { ...what, file: fileOf(page, reference), position: reference.position });
}
