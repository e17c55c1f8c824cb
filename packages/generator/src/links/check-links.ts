// Every link, anchor and picture of every page, held against the site that was really built.
import { pageKeyOf } from '../graph/routes.ts';
import type { CheckLevel, Locale } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { PageKey, SourcePath } from '../model/paths.ts';
import type { CompiledPage, Page, PageFacts, Reference, SiteGraph, SourcedPage } from '../model/site.ts';
import { decodePath, folderOf, relativePath, splitHref } from '../text/hrefs.ts';
import { didYouMean } from '../text/suggest.ts';
import { resolveReference } from './resolve-reference.ts';

/** Looking for what was meant costs a look at the whole site; nobody reads more suggestions than these at once. */
const suggestionLimit = 200;

export type FactsBySource = Pick<ReadonlyMap<SourcePath, PageFacts>, 'get'>;

/** Of the pages named, or of all. Anchors on pages whose facts nobody knows are taken for right. */
export function checkLinks(
  graph: SiteGraph,
  facts: FactsBySource,
  pages: Iterable<Page> = graph.pages.values(),
): readonly Diagnostic[] {
  const found = new Map<string, Diagnostic>();
  for (const page of pages) {
    if (page.kind === 'category') continue;
    for (const reference of facts.get(page.parsed.file.path)?.references ?? []) {
      const suggest: CheckRequest['suggest'] = (written, known) =>
        found.size < suggestionLimit ? didYouMean(written, known()) : undefined;
      const diagnostic = checkReference({ graph, facts, page, reference, suggest });
      if (!diagnostic) continue;
      const identity = identityOf(diagnostic, reference);
      if (!found.has(identity)) found.set(identity, diagnostic);
    }
  }
  return [...found.values()];
}

/** One text can stand in for a translation in several languages; its mistakes are told once. */
function identityOf({ file, position, code }: Diagnostic, { href }: Reference): string {
  return `${file}:${position?.line}:${position?.column}:${code}:${href}`;
}

interface CheckRequest {
  readonly graph: SiteGraph;
  readonly facts: FactsBySource;
  readonly page: SourcedPage;
  readonly reference: Reference;
  readonly suggest: (written: string, known: () => Iterable<string>) => string | undefined;
}

function checkReference(request: CheckRequest): Diagnostic | undefined {
  const { graph, page, reference } = request;
  const { checks } = graph.config;
  const resolution = resolveReference(graph, { page, file: page.parsed.file.path }, reference);
  if (resolution.kind === 'broken') {
    return reference.use === 'image'
      ? diagnose(request, checks.images, {
          code: 'image',
          message: reference.href === '' ? 'A picture without an address' : `There is no file ${reference.href}`,
          hint: suggestFile(request),
        })
      : diagnose(request, checks.links, { code: 'broken-link', ...brokenLink(request, resolution.reason) });
  }
  if (resolution.kind !== 'page' || resolution.hash === undefined) return undefined;
  // A text that stands in for a translation names the headings of its own language; its link still leads to the page.
  if (page.translation === 'missing' && graph.pages.get(resolution.page)?.translation !== 'missing') return undefined;
  const anchors = anchorsOf(request, resolution.page);
  if (!anchors) return undefined;
  const hash = decodePath(resolution.hash);
  if (hash === '' || hash.toLowerCase() === 'top' || anchors.includes(hash) || anchors.includes(resolution.hash))
    return undefined;
  const target = graph.pages.get(resolution.page);
  const where = target === page ? 'on this page' : `on the page ${target?.url}`;
  const hint = request.suggest(hash, () => anchors)?.replace('mean ', 'mean #');
  return diagnose(request, checks.anchors, {
    code: 'broken-anchor',
    message: `There is no anchor #${hash} ${where}`,
    hint,
  });
}

function brokenLink(
  { graph, page, reference, suggest }: CheckRequest,
  reason: 'missing' | 'draft',
): Pick<Diagnostic, 'message' | 'hint'> {
  if (reference.href === '')
    return { message: 'A link without an address', hint: 'Write where it leads, or take the link away' };
  if (reason === 'draft') {
    return { message: `The link ${reference.href} leads to a draft`, hint: 'Drafts are not part of a build' };
  }
  const { path } = splitHref(reference.href);
  const known = (): readonly string[] =>
    /\.(md|mdx|markdown)$/i.test(path) ? filesNear(graph, { page, reference }, path) : addresses(graph, page, path);
  return { message: `The link ${reference.href} leads to no page`, hint: suggest(path, known) };
}

/** The page's own, or that of a partial. */
function fileOf(page: SourcedPage, { file }: Reference): SourcePath {
  return file ?? page.parsed.file.path;
}

/** The Markdown files of the page's language as the file of the link would write them. */
function filesNear(
  graph: SiteGraph,
  { page, reference }: Pick<CheckRequest, 'page' | 'reference'>,
  path: string,
): readonly string[] {
  const folder = folderOf(fileOf(page, reference));
  const locale = page.textLocale.folder;
  const files = [...graph.bySource.keys()].filter((file) => `/${file}`.startsWith(slashed(locale)));
  if (path.startsWith('/')) {
    const root = slashed([locale, page.version?.folder].filter(Boolean).join('/'));
    return files.filter((file) => `/${file}`.startsWith(root)).map((file) => `/${file}`.slice(root.length - 1));
  }
  return files.map((file) => relativePath(folder, file, path.startsWith('./')));
}

/** `/content/en/` for `content/en`, so that it does not begin `content/en-GB` too. */
function slashed(folder: string): string {
  return folder === '' ? '/' : `/${folder}/`;
}

function addresses(graph: SiteGraph, page: Page, path: string): readonly string[] {
  const ending = path.endsWith('/') ? '/' : '';
  const urls = [...graph.pages.values()].filter((other) => other.locale === page.locale);
  return urls.map((other) => other.url.slice(page.locale.prefix.length).replace(/\/$/, '') + ending);
}

function suggestFile({ graph, page, reference, suggest }: CheckRequest): string | undefined {
  const folder = folderOf(fileOf(page, reference));
  const isFromRoot = reference.href.startsWith('/');
  const known = (): readonly string[] =>
    isFromRoot
      ? [...graph.tree.statics].map((file) => `/${file}`)
      : [...graph.tree.assets].map((file) => relativePath(folder, file, reference.href.startsWith('./')));
  return suggest(splitHref(reference.href).path, known);
}

const none: readonly string[] = [];

/** `undefined`: nobody knows, because the page is in another shard. */
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
  return { ...what, severity: level, file: fileOf(page, reference), position: reference.position, related: [] };
}

/** The announcement stands on every page; what it points at is looked up from any page of its language. */
export function checkAnnouncement(
  graph: SiteGraph,
  announced: ReadonlyMap<Locale, CompiledPage>,
): readonly Diagnostic[] {
  const { checks, file } = graph.config;
  const severity = checks.links;
  if (severity === 'off') return [];
  return [...announced].flatMap(([locale, { facts }]) => {
    const page = [...graph.pages.values()].find((each) => each.locale === locale);
    if (!page) return [];
    const broken = facts.references.filter(
      (reference) => resolveReference(graph, { page, file: undefined }, reference).kind === 'broken',
    );
    return broken.map(({ href }) => ({
      code: 'broken-link',
      severity,
      message: `The announcement's link ${href} leads to no page`,
      file: file ?? '',
      position: undefined,
      hint: didYouMean(href, graph.byUrl.keys()),
      related: [],
    }));
  });
}

/** Links of the configuration: navbar, footer, sidebars, redirects. */
export function checkConfigLinks(graph: SiteGraph): readonly Diagnostic[] {
  const { config } = graph;
  const { navbar, footer, sections, checks } = config;
  const home = [...graph.pages.values()][0];
  if (!home || checks.links === 'off') return [];
  const links = [
    ...navbar.items.flatMap((item) => (item.kind === 'dropdown' ? item.items : [item])),
    ...(footer?.links ?? []),
    ...sections.flatMap((section) => section.links),
  ];
  const broken = (message: string, position: Diagnostic['position'], hint: string | undefined): Diagnostic => ({
    code: 'broken-link',
    severity: checks.links === 'warning' ? 'warning' : 'error',
    message,
    file: config.file ?? '',
    position,
    hint,
    related: [],
  });
  const known = [...graph.byUrl.keys()];
  return links.flatMap(({ target, position }) => {
    if (target.kind === 'page') {
      const resolution = resolveReference(graph, { page: home, file: undefined }, { href: target.to, use: 'link' });
      return resolution.kind === 'broken'
        ? [broken(`The link ${target.to} leads to no page`, position, didYouMean(target.to, known))]
        : [];
    }
    if (target.kind === 'section' && target.page !== undefined) {
      const id = `${target.section}:${target.page}`;
      const ids = [...graph.pages.values()]
        .filter((page) => page.locale === home.locale)
        .map((page) => page.id as string);
      return graph.pages.has(pageKeyOf(home.locale, id as Page['id']))
        ? []
        : [
            broken(
              `The section '${target.section}' has no page '${target.page}'`,
              position,
              didYouMean(id, ids)?.replace(`${target.section}:`, ''),
            ),
          ];
    }
    return [];
  });
}
