// Loads all dependencies for rendering an MDX page: the engine, the components available on every page, and the texts
// and modules that the page imports.

import type { CompiledModule } from '../../model/components.ts';
import { circular, fileNotFound } from '../../text/wording.ts';
import type { MdxNotes } from '../article-notes.ts';
import type { ComponentEngine } from './component-engine.ts';
import { builtinReactComponents } from './component-placeholders.ts';
import { PageError } from './evaluate.ts';
import { asComponent, openUnit, type PartialRequest, type UnitEnvironment } from './page/mdx-document.ts';

interface OpenMdx {
  readonly engine: ComponentEngine;
  readonly around: UnitEnvironment;
}

export async function openMdx(mdx: MdxNotes, report: UnitEnvironment['report']): Promise<OpenMdx> {
  const engine = await mdx.access.engine();
  const { shared, added = [] } = mdx.modules;
  const exported: Record<string, unknown> = {};
  const modules = [...added, ...(shared ? [shared] : [])];
  const { runtime } = engine;
  const { components, react } = runtime;
  for (const module of modules) {
    const names = module.file ? await mdx.access.load(module.file) : placeholders(module, react.Fragment);
    Object.assign(exported, componentsIn(names));
    for (const file of module.styles) mdx.note(file);
  }
  const common = { ...components, ...builtinReactComponents(react.createElement), ...exported };
  const lacksCommon = modules.some(({ file }) => file === '');
  const around: UnitEnvironment = {
    mdx,
    runtime,
    common,
    lacksCommon,
    report,
    openPartial: (request) => openPartial(request, around),
  };
  return { engine, around };
}

async function openPartial({ path, by, from }: PartialRequest, around: UnitEnvironment) {
  const place = { file: from.path, position: by.position };
  if (from.chain.includes(path))
    throw new PageError(circular('import', [...from.chain.slice(from.chain.indexOf(path)), path]), place);
  const parsed = await around.mdx.parsePartial(path);
  if (parsed === undefined) {
    const meant = around.mdx.suggest(from.path, by.specifier);
    throw new PageError(fileNotFound(by.specifier), place, meant);
  }
  const open = await openUnit({ ...parsed, path, chain: [...from.chain, path] }, around);
  return { ...open.page.names, default: asComponent(open) };
}

/**
 * Returns placeholders for the exports of a module with an error that has already been reported. The placeholders
 * render their children, so that no further errors are reported.
 */
function placeholders({ exports }: CompiledModule, fragment: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(exports.map((name) => [name, fragment]));
}

/** Returns the exported components, because modules may have other exports as well. */
function componentsIn(exported: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(exported).filter(([name]) => /^[A-Z]/.test(name)));
}
