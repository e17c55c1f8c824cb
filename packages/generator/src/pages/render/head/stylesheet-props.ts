// The style sheets of a page, and where they stand: below the navbar, which is painted before they are loaded. With an
// announcement above the navbar they stand in the head, because its height depends on them and nothing may move.
import { hrefOf } from '../../../routes/routes.ts';
import type { RenderContext } from '../render-context.ts';

interface PageStylesheets {
  readonly head: readonly string[];
  readonly shell: readonly string[];
  /** Text of the critical CSS; `''`: nothing is painted before the style sheets are loaded. */
  readonly critical: string;
}

export function stylesheetsOf({ assets, graph }: RenderContext): PageStylesheets {
  const hrefs = assets.stylesheets.map((path) => hrefOf(graph.config, path));
  return graph.config.announcement === undefined
    ? { head: [], shell: hrefs, critical: assets.criticalCss }
    : { head: hrefs, shell: [], critical: '' };
}
