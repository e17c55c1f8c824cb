// A page with all that the site has to say of it, ready to be rendered by a thread that does not know the site.
import { hrefOf } from '../graph/routes.ts';
import { type Resolution, resolveReference } from '../links/resolve-reference.ts';
import type { MarkdownCompiler } from '../markdown/compile-page.ts';
import type { OutputPath, SourcePath } from '../model/paths.ts';
import type { Fill, Page, PageFacts, Reference, SiteGraph } from '../model/site.ts';
import type { RenderInput } from '../render/page-props.ts';
import { isSourced, type RenderContext } from '../render/render-context.ts';
import { type PreparedPage, preparePage } from '../render/render-page.ts';
import type { AssetStore } from './asset-store.ts';

export interface PrepareParts {
  readonly graph: SiteGraph;
  readonly compiler: Pick<MarkdownCompiler, 'codeBlock'>;
  readonly assets: AssetStore;
  readonly context: RenderContext;
}

export interface PlacedPage {
  readonly prepared: PreparedPage;
  /** Where the references of its text lead, in their order. */
  readonly fills: readonly Fill[];
  /** The files its text shows, and where they stand in the output. */
  readonly assets: readonly (readonly [path: SourcePath, output: OutputPath])[];
}

/** The files that the text shows are loaded first, so that their addresses and sizes are known. */
export async function preparedPage(parts: PrepareParts, page: Page, facts: PageFacts | undefined): Promise<PlacedPage> {
  const references = facts?.references ?? [];
  const file = isSourced(page) ? page.parsed.file.path : undefined;
  const resolutions = references.map((reference) => resolveReference(parts.graph, { page, file }, reference));
  const paths = [...new Set(resolutions.flatMap((each) => (each.kind === 'asset' ? [each.path] : [])))];
  await parts.assets.load(paths);
  const fills = resolutions.map((resolution, index) => fillFor(resolution, references[index], parts));
  const assets = paths.flatMap((path) => {
    const asset = parts.assets.get(path);
    return asset ? [[path, asset.output] as const] : [];
  });
  return { prepared: preparePage(parts.context, await renderInput(parts, page, facts)), fills, assets };
}

async function renderInput({ compiler }: PrepareParts, page: Page, facts: PageFacts | undefined): Promise<RenderInput> {
  if (page.kind === 'category') return { page };
  if (page.kind === 'doc') return { page, headings: facts?.headings ?? [] };
  const steps = page.parsed.frontMatter.home?.steps ?? [];
  const codes = await Promise.all(
    steps.map(({ code, language }) => (code === undefined ? undefined : compiler.codeBlock(code, language ?? ''))),
  );
  return { page, codes };
}

/** Where references lead, for the renderer. What is broken stays as written; the check reports it. */
export function referenceFiller(graph: SiteGraph, assets: AssetStore): RenderContext['fill'] {
  return (page, file, reference) =>
    fillFor(resolveReference(graph, { page, file }, reference), reference, { graph, assets });
}

function fillFor(
  resolution: Resolution,
  reference: Pick<Reference, 'href' | 'use'> | undefined,
  { graph, assets }: Pick<PrepareParts, 'graph' | 'assets'>,
): Fill {
  if (resolution.kind === 'broken') return { href: reference?.href ?? '', size: undefined };
  if (resolution.kind !== 'asset') return { href: resolution.href, size: undefined };
  const asset = assets.get(resolution.path);
  if (!asset) return { href: reference?.href ?? '', size: undefined };
  return {
    href: hrefOf(graph.config, asset.output) + resolution.suffix,
    size: reference?.use === 'image' ? asset.size : undefined,
  };
}
