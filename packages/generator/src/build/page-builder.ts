// Makes pages: compiles each text once, renders it for every page that shows it, stages the files, keeps only facts.

import { hrefOf } from '../graph/routes.ts';
import { resolveReference } from '../links/resolve-reference.ts';
import type { MarkdownCompiler } from '../markdown/compile-page.ts';
import type { CheckLevel } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { OutputFile } from '../model/output.ts';
import type { LocaleCode, SourcePath } from '../model/paths.ts';
import type { CompiledPage, PageFacts, SiteGraph, SourcedPage } from '../model/site.ts';
import type { RenderInput } from '../render/page-props.ts';
import { type FilledReference, isSourced, type RenderContext } from '../render/render-context.ts';
import { renderPage } from '../render/render-page.ts';
import { groupBy } from '../text/group-by.ts';
import type { AssetStore } from './asset-store.ts';
import type { SiteIndex } from './site-index.ts';

export interface BuiltPages {
  readonly facts: ReadonlyMap<SourcePath, PageFacts>;
  readonly diagnostics: readonly Diagnostic[];
}

export interface PageBuilder {
  readonly build: (progress: (done: number, total: number) => void) => Promise<BuiltPages>;
}

export interface PageBuilderParts {
  readonly graph: SiteGraph;
  readonly compiler: MarkdownCompiler;
  readonly assets: AssetStore;
  readonly context: RenderContext;
  readonly stage: (file: OutputFile) => Promise<void>;
  /** All texts are compiled, so that every link can be checked; only pages of these locales are rendered. */
  readonly locales: ReadonlySet<LocaleCode>;
  /** Gets the text of every page, in every locale: there is one index of all. */
  readonly index: Pick<SiteIndex, 'add'> | undefined;
}

/** In the process itself, one text after the other. */
export function createInlineBuilder(parts: PageBuilderParts): PageBuilder {
  return {
    build: async (progress) => {
      const facts = new Map<SourcePath, PageFacts>();
      const diagnostics: Diagnostic[] = [];
      const pages = [...parts.graph.pages.values()];
      const texts = groupBy(pages.filter(isSourced), (page) => page.parsed.file.path);
      const wanted = pages.filter((page) => parts.locales.has(page.locale.code)).length;
      let done = 0;
      for (const [path, group] of texts) {
        const [first] = group;
        if (!first) continue;
        const compiled = await parts.compiler.compile({ source: first.parsed, lang: first.textLocale.htmlLang });
        facts.set(path, compiled.value.facts);
        diagnostics.push(...compiled.diagnostics.flatMap((each) => atLevel(each, parts.graph.config.checks.anchors)));
        for (const page of group) {
          await parts.index?.add(page, compiled.value);
          if (!parts.locales.has(page.locale.code)) continue;
          await parts.stage(await renderText(parts, page, compiled.value));
          done += 1;
          progress(done, wanted);
        }
      }
      for (const page of pages) {
        if (page.kind !== 'category' || !parts.locales.has(page.locale.code)) continue;
        await parts.stage(renderPage(parts.context, { page }));
        done += 1;
        progress(done, wanted);
      }
      return { facts, diagnostics };
    },
  };
}

/** An article knows nothing of the configuration, which decides how bad a doubtful anchor is. */
export function atLevel(diagnostic: Diagnostic, level: CheckLevel): readonly Diagnostic[] {
  if (diagnostic.code !== 'duplicate-anchor') return [diagnostic];
  return level === 'off' ? [] : [{ ...diagnostic, severity: level }];
}

export type RenderParts = Pick<PageBuilderParts, 'graph' | 'compiler' | 'assets' | 'context'>;

/** The files that the text shows are loaded first, so that their addresses and sizes are known. */
export async function renderText(parts: RenderParts, page: SourcedPage, compiled: CompiledPage): Promise<OutputFile> {
  const file = page.parsed.file.path;
  const resolutions = compiled.facts.references.map((reference) =>
    resolveReference(parts.graph, { page, file }, reference),
  );
  await parts.assets.load(resolutions.flatMap((resolution) => (resolution.kind === 'asset' ? [resolution.path] : [])));
  return renderPage(parts.context, await renderInput(parts.compiler, page, compiled));
}

async function renderInput(
  compiler: MarkdownCompiler,
  page: SourcedPage,
  compiled: CompiledPage,
): Promise<RenderInput> {
  if (page.kind === 'doc') return { page, compiled };
  const steps = page.parsed.frontMatter.home?.steps ?? [];
  const codes = await Promise.all(
    steps.map(({ code, language }) => (code === undefined ? undefined : compiler.codeBlock(code, language ?? ''))),
  );
  return { page, compiled, codes };
}

/** Where references lead, for the renderer. What is broken stays as written; the check reports it. */
export function referenceFiller(graph: SiteGraph, assets: AssetStore): RenderContext['fill'] {
  return (page, file, reference): FilledReference => {
    const resolution = resolveReference(graph, { page, file }, reference);
    if (resolution.kind === 'broken') return { href: reference.href, size: undefined };
    if (resolution.kind !== 'asset') return { href: resolution.href, size: undefined };
    const asset = assets.get(resolution.path);
    if (!asset) return { href: reference.href, size: undefined };
    return {
      href: hrefOf(graph.config, asset.output) + resolution.suffix,
      size: reference.use === 'image' ? asset.size : undefined,
    };
  };
}
