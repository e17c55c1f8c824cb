// Brings together what the pages of a site in MDX are drawn with: the engine, the components that every page has, and
// the texts and modules that a page imports.

import type { CompiledModule } from '../../model/components.ts';
import type { CompileNotes } from '../article-notes.ts';
import { ownComponents } from './builtin-components.ts';
import type { ComponentEngine } from './component-engine.ts';
import { PageMistake } from './evaluate.ts';
import { addressOf, importAll, isAddress, type PartialRequest } from './page/imports.ts';
import { asComponent, openUnit, type Surroundings, type Unit } from './page/mdx-document.ts';

interface OpenMdx {
  readonly engine: ComponentEngine;
  readonly around: Surroundings;
}

export async function openMdx(notes: CompileNotes, tell: Surroundings['tell']): Promise<OpenMdx> {
  const { mdx, sources } = notes;
  if (mdx === undefined || sources === undefined) throw new Error('This page is not in MDX.');
  const engine = await mdx.access.engine();
  const { shared, added = [] } = mdx.modules;
  const exported: Record<string, unknown> = {};
  const given = [...added, ...(shared ? [shared] : [])];
  const { components, react } = engine.runtime;
  for (const module of given) {
    const names = module.file ? await mdx.access.load(module.file) : standIns(module, react.Fragment);
    Object.assign(exported, componentsIn(names));
    for (const file of module.styles) mdx.note(file);
  }
  const common = { ...components, ...ownComponents(react.createElement), ...exported };
  const around: Omit<Surroundings, 'tell'> = {
    runtime: engine.runtime,
    common,
    lacksCommon: given.some(({ file }) => file === ''),
    frontMatter: mdx.frontMatter,
    importAll: (unit) => importAll(unit, { ...mdx, load: mdx.access.load, openPartial, tell }),
    require: required,
  };
  const openPartial = async ({ path, by, from }: PartialRequest): Promise<Record<string, unknown>> => {
    const place = { file: from.path, position: by.position };
    if (from.chain.includes(path))
      throw new PageMistake(`These files import each other in a circle: ${circle(from.chain, path)}`, place);
    const parsed = await mdx.parsePartial(path);
    const meant = parsed ? undefined : mdx.suggest(from.path, by.specifier);
    if (parsed === undefined) throw new PageMistake(`There is no file ${by.specifier}`, place, meant);
    const unit: Unit = { ...parsed, path, chain: [...from.chain, path] };
    const open = await openUnit(unit, { ...around, tell });
    return { ...open.page.names, default: asComponent(open) };
  };
  return { engine, around: { ...around, tell } };
}

function circle(chain: Unit['chain'], again: Unit['path']): string {
  return [...chain.slice(chain.indexOf(again)), again].join(' → ');
}

/** A module with a mistake, which is told there: what it exports draws its children, and nothing else is said of it. */
function standIns({ exports }: CompiledModule, fragment: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(exports.map((name) => [name, fragment]));
}

/** Modules may export more than components. */
function componentsIn(exported: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(exported).filter(([name]) => /^[A-Z]/.test(name)));
}

function required(unit: Unit, specifier: string): unknown {
  if (isAddress(specifier)) return { default: addressOf(unit, specifier), toString: () => addressOf(unit, specifier) };
  throw new PageMistake(
    `require('${specifier}') gives the address of a picture or file, and this is none`,
    { file: unit.path, position: undefined },
    'Write an import instead',
  );
}
