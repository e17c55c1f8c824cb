// READ FIRST. What a site's `theme` and `css` become: rules behind those of the theme, and files that they ask for. A
// site with neither never comes here. Each part loads what it needs when it is asked for.
import type { SiteConfig } from '../model/config.ts';
import type { SiteFiles } from '../model/file-system.ts';
import type { BundleStyles, ConfiguredLook, Look } from '../model/look.ts';
import { choiceRules, criticalChoices } from './choices.ts';
import { colorRules } from './color-rules.ts';
import type { Keeping } from './kept.ts';
import { siteSheets } from './site-sheets.ts';

export interface LookRequest extends Keeping {
  readonly config: SiteConfig;
  readonly look: ConfiguredLook;
  readonly files: Pick<SiteFiles, 'root' | 'readBytes' | 'list'>;
  /** Files of `static/`, from that folder. */
  readonly staticFiles: ReadonlySet<string>;
  readonly bundleStyles: BundleStyles;
  /** See `StyleRequest`. */
  readonly isLive: boolean;
}

export async function makeLook(request: LookRequest): Promise<Look> {
  const { look } = request;
  const [colors, sheets] = await Promise.all([colorRules(request), siteSheets(request)]);
  const firstTokens = colors.critical + criticalChoices(look);
  return {
    // Both style sheets have what is painted first: the later one for browsers that change their mind, as printers do.
    criticalCss: inLayer('first', firstTokens),
    css: [inLayer('tokens', firstTokens + colors.others), choiceRules(look), sheets.css].join(''),
    files: sheets.files,
    inputs: sheets.inputs,
    diagnostics: [...colors.diagnostics, ...sheets.diagnostics],
  };
}

function inLayer(layer: string, rules: string): string {
  return rules === '' ? '' : `@layer ${layer}{${rules}}`;
}
