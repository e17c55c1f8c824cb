// Where a page has its style sheets. Below the bar, so that the bar is painted before they are there; but in the head where an
// announcement stands above the bar: its height is that of its words as the style sheets set them, and nothing may move.
import { hrefOf } from '../graph/routes.ts';
import type { RenderContext } from './render-context.ts';

export interface StylePlaces {
  readonly head: readonly string[];
  readonly shell: readonly string[];
  /** Text of what the bar is painted with; `''`: nothing is painted without the style sheets. */
  readonly first: string;
}

export function stylePlaces({ assets, graph }: RenderContext): StylePlaces {
  const hrefs = assets.stylesheets.map((path) => hrefOf(graph.config, path));
  return graph.config.announcement === undefined
    ? { head: [], shell: hrefs, first: assets.firstStyles }
    : { head: hrefs, shell: [], first: '' };
}
