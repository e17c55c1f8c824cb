// Renders pages of sites with component overrides. The bundle of the overrides, React and the theme's islands are
// loaded with the first page of such a site.
import { pathToFileURL } from 'node:url';
import { themeKey } from '@docsgen/contract/component-runtime';
import { renderingError, withoutRepetitions } from '../../bundle/components/override-errors.ts';
import type { Languages } from '../../config/languages/load-languages.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { DrawingFailure, OwnParts } from '../../model/overrides.ts';
import type { SiteRenderer } from '../render/override-engine.ts';
import type { OverrideRenderer } from '../render/render-context.ts';
import { type PreparedPage, renderOverriddenPage } from '../render/render-page.ts';
import { componentAccess } from './component-access.ts';
import type { PageResult } from './page-renderer.ts';

function renderingFailure(thrown: unknown): DrawingFailure {
  if (!(thrown instanceof Error)) return { name: '', message: String(thrown), stack: '' };
  const { name, message, stack = '' } = thrown;
  const component = 'component' in thrown ? String(thrown.component) : undefined;
  return { name, message, stack, component };
}

interface OverriddenPage {
  readonly prepared: PreparedPage;
  readonly own: OwnParts;
}

/** Reports errors thrown by overrides as failures of the page. */
export function overriddenPageRenderer(
  languages: Languages,
): (page: OverriddenPage, article: readonly string[]) => Promise<PageResult> {
  const openSiteRenderer = rendererCache();
  return async ({ prepared, own }, article) => {
    try {
      return { content: renderOverriddenPage(await openSiteRenderer(own), languages, { prepared, article }) };
    } catch (thrown) {
      return { failure: renderingFailure(thrown) };
    }
  };
}

/** Returns a function that opens the renderer of each bundle only once. */
function rendererCache(): (own: OwnParts) => Promise<SiteRenderer> {
  const opened = new Map<string, Promise<SiteRenderer>>();
  return (own) => {
    const renderer = opened.get(own.file) ?? openRenderer(own);
    opened.set(own.file, renderer);
    return renderer;
  };
}

async function openRenderer({ file, islands }: OwnParts): Promise<SiteRenderer> {
  await componentAccess().engine();
  const { overrideTools, themeReact } = await import('../render/override-engine.ts');
  Object.assign(globalThis, { [Symbol.for(themeKey)]: themeReact });
  const { createSiteRenderer } = await import(pathToFileURL(file).href);
  return createSiteRenderer(overrideTools(islands));
}

interface SiteRenderingRequest {
  readonly languages: Languages;
  /** Absolute path of the site's root. */
  readonly root: string;
}

/** Renders the parts that exist once per site or locale: sidebars and 404 pages. */
export async function openOverrideRenderer(
  own: OwnParts,
  { languages, root }: SiteRenderingRequest,
): Promise<OverrideRenderer> {
  // Each failure is recorded only once, because it recurs with every request to the development server.
  const failures = new Map<string, Diagnostic>();
  const note: OverrideRenderer['note'] = (thrown, page) => {
    const failure = renderingError({ thrown, root, page });
    failures.set(JSON.stringify(failure), failure);
  };
  const attempt = (render: () => string, page: string): string => {
    try {
      return render();
    } catch (thrown) {
      note(renderingFailure(thrown), page);
      return '';
    }
  };
  const renderer = await rendererCache()(own).catch((thrown: unknown) => {
    note(renderingFailure(thrown), 'every page');
    return undefined;
  });
  return {
    hash: own.hash,
    renderPage: (prepared, article, shown) =>
      attempt(() => {
        const bytes = renderer && renderOverriddenPage(renderer, languages, { prepared, article });
        return Buffer.from(bytes ?? []).toString();
      }, shown),
    renderNotFound: (view) => attempt(() => renderer?.renderNotFound(view, languages) ?? '', '404.html'),
    renderSidebarItem: (node, lang) =>
      attempt(() => renderer?.renderSidebarItem(node, lang, languages) ?? '', `the sidebar in '${lang}'`),
    note,
    failures: () => withoutRepetitions([...failures.values()]),
  };
}
