// Renders a page that is a module of `pages/`. The output of the module's default export is processed like any article.
// React is loaded when the first such page is rendered.

import type { PageProps } from '@docsgen/contract/custom-page';
import type { Root } from 'hast';
import type { Reference } from '../../model/article.ts';
import type { CompiledModule, ImportKey } from '../../model/components.ts';
import { error, type Position } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { CompileNotes, MdxNotes } from '../article-notes.ts';
import { PageError } from './evaluate.ts';
import { parseRenderedHtml } from './parse-rendered-html.ts';
import { explainFailedPage, explainLoading } from './render-errors.ts';

/** Replaces the tree of the source. If an error occurs, it is reported, and the page is empty. */
export async function renderComponentPage(tree: Root, path: SourcePath, notes: CompileNotes): Promise<void> {
  const { mdx, diagnostics } = notes;
  // See `findModules`.
  const key: ImportKey = `${path} @site/${path}`;
  const module = mdx?.modules.imports[key];
  if (mdx?.props === undefined || module === undefined || module.file === '') return;
  mdx.isDrawn = true;
  for (const style of module.styles) mdx.note(style);
  if (mdx.props.page.layout !== 'doc') mdx.note('theme:custom-page');
  try {
    const value = await renderPage({ module, path, mdx, props: mdx.props });
    tree.children = parseRenderedHtml(value, tree)?.slice() ?? [{ type: 'raw', value }];
  } catch (thrown) {
    if (!(thrown instanceof PageError)) throw thrown;
    const { message, hint, place } = thrown;
    diagnostics.push(error({ code: 'page', message, hint, file: place.file, position: place.position }));
  }
}

interface PageToRender {
  readonly module: CompiledModule;
  readonly path: SourcePath;
  readonly mdx: MdxNotes;
  readonly props: PageProps;
}

async function renderPage({ module, path, mdx, props }: PageToRender): Promise<string> {
  const { access, root } = mdx;
  const place = { file: path, position: undefined };
  const engine = await access.engine();
  const exported = await access.load(module.file).catch((thrown: unknown) => {
    throw explainLoading(thrown, { specifier: path, place, root });
  });
  const { default: component } = exported;
  if (!isComponent(component)) throw noComponent(exported, path);
  const { createElement } = engine.runtime.react as {
    readonly createElement: (type: unknown, props: object) => unknown;
  };
  try {
    return withoutPreloads(engine.draw(createElement(component, props), mdx));
  } catch (thrown) {
    throw explainFailedPage(thrown, path, root);
  }
}

/** Accepts functions, and the objects that `memo` and similar functions return. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

function noComponent(exported: Readonly<Record<string, unknown>>, path: SourcePath): PageError {
  const others = Object.keys(exported).filter((name) => name !== 'meta' && name !== 'default');
  const message =
    'default' in exported ? 'The default export of this page is not a component' : 'This page has no default export';
  const meant = others.find((name) => /^[A-Z]/.test(name));
  const hint = meant === undefined ? 'Write export default function Page() { … }' : `Write export default ${meant}`;
  const unlessPart = `if other pages import it, start its file name with _`;
  return new PageError(message, { file: path, position: { line: 1, column: 1 } }, `${hint}; ${unlessPart}`);
}

/** Removes the preload hints that React prepends. They are not needed for images further down the page. */
export function withoutPreloads(html: string): string {
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}

/** Determines the positions of links by searching the module for them, because React elements have no positions. */
export function placeReferences(references: readonly Reference[], code: string): readonly Reference[] {
  return references.map((reference) => {
    const { href, use } = reference;
    if (use === 'file' || use === 'list') return reference;
    const offsets = [`"`, `'`, '`'].map((quote) => code.indexOf(quote + href + quote)).filter((each) => each >= 0);
    const position = offsets.length === 0 || href === '' ? undefined : positionAt(code, Math.min(...offsets) + 1);
    return { ...reference, position };
  });
}

function positionAt(code: string, offset: number): Position {
  const lines = code.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
