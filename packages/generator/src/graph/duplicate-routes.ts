// Reports pages with the same URL, because only one of them can be written.
import type { SiteConfig } from '../model/config.ts';
import type { Diagnostic, Position } from '../model/diagnostic.ts';
import type { Page } from '../model/site.ts';
import { homeId, urlKey } from '../routes/routes.ts';
import { sameUrl } from '../text/wording.ts';

export function duplicateRoutes(pages: readonly Page[], config: SiteConfig): readonly Diagnostic[] {
  const severity = config.checks.duplicateRoutes;
  if (severity === 'off') return [];
  const first = new Map<string, Page>();
  const reported = new Set<string>();
  const found: Diagnostic[] = [];
  for (const page of pages) {
    const key = urlKey(page.url);
    const other = first.get(key);
    if (!other) {
      first.set(key, page);
      continue;
    }
    const [here, there] = [placeOf(page), placeOf(other)];
    const pair = `${here.file}\n${there.file}`;
    if (reported.has(pair)) continue;
    reported.add(pair);
    found.push({
      code: 'duplicate-route',
      severity,
      message: sameUrl(page.url),
      ...here,
      hint: hintFor(page, other),
      related: [{ message: 'The other page', ...there }],
    });
  }
  return found;
}

function placeOf(page: Page): { readonly file: string; readonly position: Position | undefined } {
  if (page.kind === 'category') return { file: page.file ?? '', position: undefined };
  return { file: page.parsed.file.path, position: page.parsed.keyPositions.get('slug') };
}

/** Does not suggest a slug for a page in `pages/`, because its URL is its path. */
function hintFor(page: Page, other: Page): string {
  if (page.kind !== 'own' && other.kind !== 'own') return 'Give one of them a different slug';
  return page.id === homeId || other.id === homeId ? 'Remove one of them' : 'Rename one of them';
}
