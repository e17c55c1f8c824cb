import { atStrictness, type Diagnostic, sortDiagnostics } from '../../model/diagnostic.ts';
import type { BuiltPages } from '../cache/built-pages.ts';
import type { Build } from '../open/build.ts';
import type { BuildReport, SiteModel } from '../open/build-request.ts';
import { atOrigin } from '../open/plugin-stages.ts';
import { checkArticles, checkPlugins, checkSite } from './check-site.ts';

/** Diagnostics of a stage, or a stage's result that contains them. */
type Found = readonly Diagnostic[] | { readonly diagnostics: readonly Diagnostic[] };

/** Returns the diagnostics of all stages and of the checks that need the whole site. */
export async function diagnosticsOf(
  build: Build,
  pages: BuiltPages,
  stages: readonly Found[],
): Promise<readonly Diagnostic[]> {
  const { site, request } = build;
  const found: readonly Found[] = [...stages, checkArticles(site, pages), checkSite(site), await checkPlugins(site)];
  const all = found.flatMap((each) => ('diagnostics' in each ? each.diagnostics : each));
  return atStrictness(atOrigin(all, site.graph), request);
}

/** Returns the report of a build that has not rendered any page. */
export function emptyReport(
  graph: BuildReport['graph'],
  { configInputs, diagnostics }: Pick<SiteModel, 'configInputs' | 'diagnostics'>,
): BuildReport {
  const sorted = sortDiagnostics(diagnostics);
  return { graph, pages: undefined, configInputs, diagnostics: sorted, published: undefined, rendered: 0 };
}

interface Findings {
  readonly model: Omit<SiteModel, 'graph'>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Returns the report of a build before it is published. If the configuration is invalid, the report has no graph. */
export function buildReport(build: Build, pages: BuiltPages, { model, diagnostics }: Findings): BuildReport {
  const { site, request } = build;
  const overrides = site.context.assets.parts?.inputs ?? [];
  return {
    ...emptyReport(model.isFaulty ? undefined : site.graph, {
      ...model,
      diagnostics: atStrictness(diagnostics, request),
    }),
    pages,
    rendered: pages.rendered,
    componentInputs: [...site.components.inputs, ...overrides, ...(model.plugins?.inputs() ?? [])],
  };
}
