// A parsed MDX text: a page, or a partial that it imports. Its names are resolved and its code runs once. The tree can
// then be rendered with React any number of times.

import type { ComponentRuntime } from '@docsgen/contract/component-runtime';
import type { Nodes, Root } from 'hast';
import { type Options, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { SourcePath } from '../../../model/paths.ts';
import { foreignComponentHint } from '../../../text/foreign-components.ts';
import { didYouMean } from '../../../text/wording.ts';
import type { MdxNotes } from '../../article-notes.ts';
import { isComponentName, isJsxElement, type JsxElement } from '../../tree/jsx-nodes.ts';
import { startOf } from '../../tree/positions.ts';
import { walk } from '../../tree/visit.ts';
import { createEvaluator, PageError, type Scope } from '../evaluate.ts';
import { type Expression, numberExpressions } from './expressions.ts';
import { type RunPage, runPage } from './page-code.ts';
import { storePositions } from './positions.ts';
import type { ImportedName, PageModule } from './read-module.ts';
import { reportUnusedClient } from './unused-client-prop.ts';

export interface Unit {
  readonly path: SourcePath;
  readonly text: string;
  readonly tree: Root;
  readonly module: PageModule;
  /** Number of lines in the article that precede the lines of this text. */
  readonly shift: number;
  /** The import chain from the page to this text. */
  readonly chain: readonly SourcePath[];
}

/** The environment in which the code of a unit runs. */
export interface UnitEnvironment {
  readonly mdx: MdxNotes;
  readonly runtime: ComponentRuntime;
  /** Components available on every page, by name. */
  readonly common: Readonly<Record<string, unknown>>;
  /**
   * Whether a module with common components has an error that has already been reported. In this case, unknown names
   * may be exports of that module.
   */
  readonly lacksCommon: boolean;
  /** Returns the exports of another text. The `default` export is the text as a component. */
  readonly openPartial: (request: PartialRequest) => Promise<Readonly<Record<string, unknown>>>;
  readonly report: (problem: PageError) => void;
}

export interface PartialRequest {
  readonly path: SourcePath;
  /** The import that refers to the text. */
  readonly by: ImportedName;
  readonly from: Unit;
}

export interface OpenUnit {
  readonly unit: Unit;
  readonly expressions: readonly Expression[];
  readonly page: RunPage;
  readonly scopeFor: (props: object) => Scope;
  /** Returns the React elements for a part of the tree. */
  readonly elements: (node: Nodes, scope: Scope) => unknown;
}

export async function openUnit(unit: Unit, around: UnitEnvironment): Promise<OpenUnit> {
  const { tree, path, text, shift } = unit;
  reportUnknown(unit, around);
  const expressions = numberExpressions(tree, text);
  storePositions(tree, shift);
  const page = await runPage(unit, expressions, around);
  const names = { ...around.common, ...page.names };
  reportUnusedClient(unit, names, around.report);
  const scopeFor = (props: object): Scope => ({ file: path, expressions, values: page.instance(props), names });
  const elements = (node: Nodes, scope: Scope): unknown =>
    toJsxRuntime(node, {
      ...around.runtime.jsxRuntime,
      createEvaluater: createEvaluator(scope),
      // Strict Content-Security-Policies forbid inline styles.
      tableCellAlignToStyle: false,
    } as unknown as Options);
  return { unit, expressions, page, scopeFor, elements };
}

const unitKey = Symbol('unit');

/** Returns a unit as a component, for other texts that import it. */
export function asComponent(open: OpenUnit): (props: object) => unknown {
  const component = (props: object): unknown => open.elements(open.unit.tree, open.scopeFor(props));
  return Object.assign(component, { [unitKey]: open });
}

/** Returns `undefined` if the component was not created by `asComponent`. */
export function partialOf(component: unknown): OpenUnit | undefined {
  return typeof component === 'function' ? (component as { readonly [unitKey]?: OpenUnit })[unitKey] : undefined;
}

function reportUnknown({ tree, module, path }: Unit, { common, lacksCommon, report }: UnitEnvironment): void {
  walk(tree as Nodes & Root, (node) => {
    if (isJsxElement(node) && (isUnknown(node, module, common) || (lacksCommon && isMember(node, module)))) {
      const name = node.name ?? '';
      const known = [...module.names, ...Object.keys(common)].filter((each) => isComponentName(each));
      const hint =
        foreignComponentHint(name) ?? didYouMean(name, known) ?? 'Import it, or export it from components/index.tsx';
      const error = new PageError(`Unknown component <${name}>`, { file: path, position: startOf(node) }, hint);
      if (!lacksCommon) report(error);
      // The children of the placeholder are still rendered, so that their errors are reported.
      Object.assign(node, { name: null, attributes: [] });
    }
    return undefined;
  });
}

/**
 * Reports whether a name such as `<Chart.Line>` refers to a member that does not exist because `Chart` is a
 * placeholder.
 */
function isMember({ name }: JsxElement, { names }: PageModule): boolean {
  const [root = '', member] = (name ?? '').split('.');
  return member !== undefined && !names.has(root);
}

function isUnknown({ name }: JsxElement, { names }: PageModule, common: Readonly<Record<string, unknown>>): boolean {
  const [root = ''] = (name ?? '').split('.');
  return name !== null && isComponentName(name) && !names.has(root) && !Object.hasOwn(common, root);
}
