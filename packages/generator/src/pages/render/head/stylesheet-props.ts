// The style sheets are below the navbar, which is painted before they are loaded. If there is an announcement above the
// navbar, the style sheets are in the head, because the height of the announcement depends on them and the page must
// not shift.
import { hrefOf } from '../../../routes/routes.ts';
import type { SiteContext } from '../render-context.ts';

interface PageStylesheets {
  readonly head: readonly string[];
  readonly shell: readonly string[];
  /** Critical CSS, or `''` if nothing is painted before the style sheets are loaded. */
  readonly critical: string;
}

export function stylesheetsOf({ assets, graph }: SiteContext): PageStylesheets {
  const hrefs = assets.stylesheets.map((path) => hrefOf(graph.config, path));
  return graph.config.announcement === undefined
    ? { head: [], shell: hrefs, critical: assets.criticalCss }
    : { head: hrefs, shell: [], critical: '' };
}
