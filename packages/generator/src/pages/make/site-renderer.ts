// How a thread draws with a site's own parts: it loads what they were bundled into, with the React and the islands of
// the theme. All of it comes with the first page of such a site.
import { pathToFileURL } from 'node:url';
import { themeKey } from '@docsgen/contract/component-runtime';
import { eachOnce, partFailure } from '../../bundle/components/override-errors.ts';
import type { Languages } from '../../config/languages/load-languages.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { DrawingFailure, OwnParts } from '../../model/overrides.ts';
import type { SiteRenderer } from '../render/override-engine.ts';
import type { OwnDrawing } from '../render/render-context.ts';
import { type PreparedPage, renderWholePage } from '../render/render-page.ts';
import { componentAccess } from './component-access.ts';
import type { DrawnPage } from './page-renderer.ts';

function drawingFailure(thrown: unknown): DrawingFailure {
  const { name, message, stack = '' } = thrown instanceof Error ? thrown : { name: '', message: String(thrown) };
  return { name, message, stack };
}

interface OwnPage {
  readonly prepared: PreparedPage;
  readonly own: OwnParts;
}

/** Only what parts of a site's own throw is their authors' affair. */
export function ownPageDrawing(
  languages: Languages,
): (page: OwnPage, article: readonly string[]) => Promise<DrawnPage> {
  const openOwn = ownRenderers();
  return async ({ prepared, own }, article) => {
    try {
      return { content: renderWholePage(await openOwn(own), languages, { prepared, article }) };
    } catch (thrown) {
      return { failure: drawingFailure(thrown) };
    }
  };
}

/** Opens each renderer once. */
function ownRenderers(): (own: OwnParts) => Promise<SiteRenderer> {
  const opened = new Map<string, Promise<SiteRenderer>>();
  return (own) => {
    const renderer = opened.get(own.file) ?? openRenderer(own);
    opened.set(own.file, renderer);
    return renderer;
  };
}

async function openRenderer({ file, islands }: OwnParts): Promise<SiteRenderer> {
  await componentAccess().engine();
  const { partTools, themeReact } = await import('../render/override-engine.ts');
  Object.assign(globalThis, { [Symbol.for(themeKey)]: themeReact });
  const { createSiteRenderer } = await import(pathToFileURL(file).href);
  return createSiteRenderer(partTools(islands));
}

interface DrawingRequest {
  readonly languages: Languages;
  /** Absolute path of the site's folder. */
  readonly root: string;
}

/** For what a site has one of: its sidebars, and the pages for wrong addresses. */
export async function openOwnDrawing(own: OwnParts, { languages, root }: DrawingRequest): Promise<OwnDrawing> {
  // The same failure occurs at every request while the site is served.
  const failures = new Map<string, Diagnostic>();
  const note: OwnDrawing['note'] = (thrown, page) => {
    const failure = partFailure({ thrown, root, page });
    failures.set(JSON.stringify(failure), failure);
  };
  const attempt = (draw: () => string, page: string): string => {
    try {
      return draw();
    } catch (thrown) {
      note(drawingFailure(thrown), page);
      return '';
    }
  };
  const renderer = await ownRenderers()(own).catch((thrown: unknown) => {
    note(drawingFailure(thrown), 'every page');
    return undefined;
  });
  return {
    hash: own.hash,
    renderPage: (prepared, article, shown) =>
      attempt(() => {
        const bytes = renderer && renderWholePage(renderer, languages, { prepared, article });
        return Buffer.from(bytes ?? []).toString();
      }, shown),
    renderNotFound: (view) => attempt(() => renderer?.renderNotFound(view, languages) ?? '', '404.html'),
    renderSidebarItem: (node, lang) =>
      attempt(() => renderer?.renderSidebarItem(node, lang, languages) ?? '', `the sidebar in '${lang}'`),
    note,
    failures: () => eachOnce([...failures.values()]),
  };
}
