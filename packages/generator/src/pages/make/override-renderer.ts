// Renders with the component overrides of a site. Their bundle, React and the theme's islands are loaded on demand.
import { pathToFileURL } from 'node:url';
import { themeKey } from '@docsgen/contract/component-runtime';
import { addRenderingError } from '../../bundle/components/override-errors.ts';
import type { Languages } from '../../config/languages/load-languages.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { CompiledOverrides, RenderingFailure } from '../../model/overrides.ts';
import { createPageRenderer } from '../render/page-renderer.ts';
import type { PageRenderer, Rendering } from '../render/render-context.ts';
import { componentAccess } from './component-access.ts';
import { failureOf } from './render-in-worker.ts';

/** Throws the errors of overrides, as do the functions of the renderer. */
export async function loadOverrides(own: CompiledOverrides, languages: Languages): Promise<PageRenderer> {
  await componentAccess().engine();
  const { overrideMarkup, themeReact } = await import('@docsgen/theme/override-markup');
  Object.assign(globalThis, { [Symbol.for(themeKey)]: themeReact });
  const { createSiteRenderer } = await import(pathToFileURL(own.file).href);
  return createPageRenderer(languages, { create: createSiteRenderer, markup: overrideMarkup(own) });
}

export interface OverrideFailures {
  /** Absolute path of the site's root. */
  readonly root: string;
  /** Receives the errors that overrides throw. */
  readonly overrideErrors: Map<string, Diagnostic>;
}

/** Opens the renderer of the main thread. If an override throws, its output is empty and the error is recorded. */
export async function openOverrides(
  own: CompiledOverrides,
  languages: Languages,
  { root, overrideErrors }: OverrideFailures,
): Promise<Pick<Rendering, 'renderer' | 'noteFailure'>> {
  const noteFailure = (thrown: RenderingFailure, page: string): void =>
    addRenderingError(overrideErrors, { thrown, root, page });
  const attempt = <T>(render: () => T, page: string): T | undefined => {
    try {
      return render();
    } catch (thrown) {
      noteFailure(failureOf(thrown), page);
      return undefined;
    }
  };
  const renderer = await loadOverrides(own, languages).catch((thrown: unknown) => {
    noteFailure(failureOf(thrown), 'every page');
    return createPageRenderer(languages);
  });
  return {
    renderer: {
      renderPage: (prepared, article, path) =>
        attempt(() => renderer.renderPage(prepared, article, path), path) ?? new Uint8Array(),
      renderNotFound: (view) => attempt(() => renderer.renderNotFound(view), '404.html') ?? '',
      renderSidebarItem: (node, lang) =>
        attempt(() => renderer.renderSidebarItem(node, lang), `the sidebar in '${lang}'`) ?? { start: '', end: '' },
      renderAfterHeading: (view, path) => attempt(() => renderer.renderAfterHeading(view, path), path) ?? '',
    },
    noteFailure,
  };
}
