// Draws what MDX leaves in a page: components and expressions become HTML, which the next step parses together with
// the rest. So all that docsgen does with an article, from headings to links, it does inside components, too.

import type { Nodes, Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { error, warning } from '../../diagnostics/create.ts';
import type { SourcePath } from '../../model/paths.ts';
import { interruptible, LateError } from '../../text/time-limit.ts';
import { type CompileNotes, type MdxNotes, notesOf } from '../article-notes.ts';
import { drawComponents } from '../components/render/render-components.ts';
import { markJsxHeads } from '../tree/head-placeholders.ts';
import { isExpression, isJsxElement, isMdxNode, type MdxNode, startOf } from '../tree/jsx-nodes.ts';
import { EXIT, SKIP, walk } from '../tree/visit.ts';
import { markComponents } from './builtin-components.ts';
import type { ComponentEngine } from './component-engine.ts';
import { drawComponentPage } from './component-page.ts';
import { freeSummaries } from './details-summaries.ts';
import { CannotDraw, evaluate, PageMistake, PageWarning, type Scope } from './evaluate.ts';
import { type Drawable, innermostFailure } from './failing-component.ts';
import { openMdx } from './open-mdx.ts';
import { type OpenUnit, openUnit } from './page/mdx-document.ts';
import { noProps } from './page/missing-props.ts';
import { positionAttribute } from './page/positions.ts';
import { drawnNodes } from './parse-rendered-html.ts';
import { makePlain } from './plain-elements.ts';
import { explainFailure } from './render-errors.ts';

/** A page without JavaScript has docsgen's own components drawn at once; in others, `drawMarked` does it. */
export function drawPage(surroundings: Parameters<typeof drawComponents>[0]) {
  const drawOwn = drawComponents(surroundings);
  return async (tree: Root, file: VFile): Promise<void> => {
    const { mdx } = notesOf(file);
    if (mdx === undefined) return;
    if (mdx.props) return drawComponentPage(tree, file.path as SourcePath, notesOf(file));
    const hasNodes = hasMdx(tree);
    if (hasNodes && markJsxHeads(tree, notesOf(file).shadowed)) notesOf(file).hasHead = true;
    if (hasNodes) freeSummaries(tree);
    if (hasNodes) await makePlain(tree);
    const { layout, names, imports } = mdx.module;
    if (layout !== undefined) wrap(tree, layout);
    mdx.isDrawn = names.size > 0 || imports.length > 0 || (hasNodes && hasMdx(tree));
    if (!mdx.isDrawn) return drawOwn(tree, file);
    markComponents(tree);
    await draw(tree, file, notesOf(file));
  };
}

async function draw(tree: Root, file: VFile, notes: CompileNotes): Promise<void> {
  const { mdx } = notes;
  if (mdx === undefined) return;
  const tell = teller(notes);
  const { engine, around } = await openMdx(notes, tell);
  const path = file.path as SourcePath;
  const unit = { path, text: String(file), tree, module: mdx.module, shift: 0, chain: [path] };
  try {
    const open = await openUnit(unit, around);
    drawNodes({ open, engine, scope: open.scopeFor(noProps(open, tell)), tell, mdx });
  } catch (thrown) {
    if (thrown instanceof PageMistake) tell(thrown);
    else if (!(thrown instanceof CannotDraw)) throw thrown;
    removeNodes(tree);
  }
}

/** Tells a mistake once, however often a component is used. */
function teller({ diagnostics }: CompileNotes): (mistake: PageMistake) => void {
  const told = new Set<string>();
  return (mistake) => {
    const { message, place, hint } = mistake;
    const make = mistake instanceof PageWarning ? warning : error;
    const diagnostic = make({ code: 'mdx', message, hint, file: place.file, position: place.position });
    const key = JSON.stringify(diagnostic);
    if (!told.has(key)) diagnostics.push(diagnostic);
    told.add(key);
  };
}

interface Drawing {
  readonly open: OpenUnit;
  readonly engine: ComponentEngine;
  readonly scope: Scope;
  readonly tell: (mistake: PageMistake) => void;
  readonly mdx: MdxNotes;
}

/** The outermost nodes: what is in them is drawn with them. */
function drawNodes(drawing: Drawing): void {
  walk(drawing.open.unit.tree as Nodes & Root, (node, index, parent) => {
    if (!isMdxNode(node)) return undefined;
    const drawn = drawNode(node, parent, drawing);
    parent.children.splice(index, 1, ...(drawn as never[]));
    return [SKIP, index + drawn.length];
  });
}

function drawNode(node: MdxNode, parent: { readonly type: string }, drawing: Drawing): readonly RootContent[] {
  const { open, scope, tell, engine, mdx } = drawing;
  const draw = (drawable: Drawable): string =>
    engine.draw(drawable.open.elements({ type: 'root', children: [drawable.node] } as Nodes, drawable.scope), mdx);
  try {
    const drawn = (): readonly RootContent[] => {
      const plain = isExpression(node) ? textOf(node, scope) : undefined;
      if (plain !== undefined) return plain === '' ? [] : [{ type: 'text', value: plain }];
      const value = placed(draw({ node, open, scope }), node);
      return drawnNodes(value, parent) ?? [{ type: 'raw', value }];
    };
    return interruptible(drawn, mdx.timeLimit);
  } catch (thrown) {
    if (thrown instanceof LateError) throw thrown;
    if (thrown instanceof PageMistake) tell(thrown);
    else tell(explainFailure(innermostFailure({ node, open, scope, thrown }, draw), drawing.mdx.root));
    // It shows itself: what it stands in is not empty.
    return isExpression(node) ? [{ type: 'text', value: `{${node.value}}` }] : [];
  }
}

/** What it draws itself stands, for checks, where it is used. */
function placed(html: string, node: MdxNode): string {
  // React puts what it would have fetched early in front; pictures further down need not be there first.
  const drawn = html.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
  const start = startOf(node);
  if (start === undefined || /^<[^>]*\sdata-position=/.test(drawn)) return drawn;
  return drawn.replace(/^<[A-Za-z][^\s/>]*/, (tag) => `${tag} ${positionAttribute}="${start.line}:${start.column}"`);
}

/** `undefined`: it is for React to draw. */
function textOf(node: MdxNode, scope: Scope): string | undefined {
  const value = evaluate(Number(Object(node.data).estree?.body[0]?.expression?.index), scope);
  if (value === null || value === undefined || typeof value === 'boolean') return '';
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint'
    ? String(value)
    : undefined;
}

function hasMdx(tree: Root): boolean {
  let found = false;
  walk(tree as Nodes & Root, (node) => {
    found ||= isMdxNode(node);
    return found ? EXIT : undefined;
  });
  return found;
}

/** `export default` draws around the whole page. */
function wrap(tree: Root, layout: string): void {
  tree.children = [{ type: 'mdxJsxFlowElement', name: layout, attributes: [], children: tree.children as never[] }];
}

function removeNodes(tree: Root): void {
  walk(tree as Nodes & Root, (node, index, parent) => {
    if (!isMdxNode(node)) return undefined;
    parent.children.splice(index, 1, ...((isJsxElement(node) ? node.children : []) as never[]));
    return [SKIP, index];
  });
}
