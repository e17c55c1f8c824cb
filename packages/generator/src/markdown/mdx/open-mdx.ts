// Loads all dependencies for rendering an MDX page: the engine, the components available on every page, and the texts
// and modules that the page imports.

import type { CompiledModule } from '../../model/components.ts';
import { circular, fileNotFound } from '../../text/wording.ts';
import type { CompileNotes } from '../article-notes.ts';
import { builtinReactComponents } from './builtin-components.ts';
import type { ComponentEngine } from './component-engine.ts';
import { PageError } from './evaluate.ts';
import { addressOf, importAll, isAddress, type PartialRequest } from './page/imports.ts';
import { asComponent, openUnit, type Unit, type UnitEnvironment } from './page/mdx-document.ts';

interface OpenMdx {
  readonly engine: ComponentEngine;
  readonly around: UnitEnvironment;
}

export async function openMdx(notes: CompileNotes, report: UnitEnvironment['report']): Promise<OpenMdx> {
  const { mdx, sources } = notes;
  if (mdx === undefined || sources === undefined) throw new Error('This page is not in MDX.');
  const engine = await mdx.access.engine();
  const { shared, added = [] } = mdx.modules;
  const exported: Record<string, unknown> = {};
  const modules = [...added, ...(shared ? [shared] : [])];
  const { components, react } = engine.runtime;
  for (const module of modules) {
    const names = module.file ? await mdx.access.load(module.file) : placeholders(module, react.Fragment);
    Object.assign(exported, componentsIn(names));
    for (const file of module.styles) mdx.note(file);
  }
  const common = { ...components, ...builtinReactComponents(react.createElement), ...exported };
  const around: Omit<UnitEnvironment, 'report'> = {
    runtime: engine.runtime,
    common,
    lacksCommon: modules.some(({ file }) => file === ''),
    frontMatter: mdx.frontMatter,
    importAll: (unit) => importAll(unit, { ...mdx, load: mdx.access.load, openPartial, report }),
    require: required,
  };
  const openPartial = async ({ path, by, from }: PartialRequest): Promise<Record<string, unknown>> => {
    const place = { file: from.path, position: by.position };
    if (from.chain.includes(path))
      throw new PageError(circular('import', [...from.chain.slice(from.chain.indexOf(path)), path]), place);
    const parsed = await mdx.parsePartial(path);
    const meant = parsed ? undefined : mdx.suggest(from.path, by.specifier);
    if (parsed === undefined) throw new PageError(fileNotFound(by.specifier), place, meant);
    const unit: Unit = { ...parsed, path, chain: [...from.chain, path] };
    const open = await openUnit(unit, { ...around, report });
    return { ...open.page.names, default: asComponent(open) };
  };
  return { engine, around: { ...around, report } };
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

function required(unit: Unit, specifier: string): unknown {
  if (isAddress(specifier)) return { default: addressOf(unit, specifier), toString: () => addressOf(unit, specifier) };
  throw new PageError(
    `require('${specifier}') is not supported: only images and other files can be required`,
    { file: unit.path, position: undefined },
    'Use an import instead',
  );
}
