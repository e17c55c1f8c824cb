// Renders the components and expressions of an MDX page to HTML, which the next step parses together with the rest of
// the page. As a result, all steps for articles, from headings to links, also apply inside components.

import type { Nodes, Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { error, warning } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/paths.ts';
import { type CompileNotes, type MdxNotes, notesOf } from '../article-notes.ts';
import { drawComponents } from '../components/render/render-components.ts';
import { replaceJsxHeads } from '../tree/head-placeholders.ts';
import { isExpression, isJsxElement, isMdxNode, type MdxNode } from '../tree/jsx-nodes.ts';
import { startOf } from '../tree/positions.ts';
import { EXIT, SKIP, walk } from '../tree/visit.ts';
import type { ComponentEngine } from './component-engine.ts';
import { renderComponentPage, withoutPreloads } from './component-page.ts';
import { replaceByPlaceholders } from './component-placeholders.ts';
import { moveSummaries } from './details-summaries.ts';
import { AlreadyReported, evaluate, PageError, PageWarning, type Scope } from './evaluate.ts';
import { innermostFailure, type RenderableNode } from './failing-component.ts';
import { openMdx } from './open-mdx.ts';
import { type OpenUnit, openUnit } from './page/mdx-document.ts';
import { emptyProps } from './page/missing-props.ts';
import { positionAttribute } from './page/positions.ts';
import { layoutName } from './page/read-module.ts';
import { parseRenderedHtml } from './parse-rendered-html.ts';
import { makePlain } from './plain-elements.ts';
import { explainFailure } from './render-errors.ts';

/**
 * Built-in components are rendered here if the page contains no JavaScript, and by `renderPlaceholders` otherwise. If
 * HTML is sanitized, they are rendered by a later step.
 */
export function renderMdx(context: Parameters<typeof drawComponents>[0]) {
  const renderBuiltin = drawComponents(context);
  return async (tree: Root, file: VFile): Promise<void> => {
    const { mdx } = notesOf(file);
    if (mdx === undefined) return;
    if (mdx.props) return renderComponentPage(tree, file.path as SourcePath, notesOf(file));
    const hasNodes = hasMdx(tree);
    if (hasNodes && replaceJsxHeads(tree, notesOf(file).shadowed)) notesOf(file).hasHead = true;
    if (hasNodes) moveSummaries(tree);
    if (hasNodes) await makePlain(tree);
    const { names, imports } = mdx.module;
    if (names.has(layoutName)) wrapInLayout(tree);
    mdx.isDrawn = names.size > 0 || imports.length > 0 || (hasNodes && hasMdx(tree));
    if (!mdx.isDrawn) return context.html === 'sanitize' ? undefined : renderBuiltin(tree, file);
    replaceByPlaceholders(tree);
    await renderPage(tree, file, mdx);
  };
}

async function renderPage(tree: Root, file: VFile, mdx: MdxNotes): Promise<void> {
  const report = reporter(notesOf(file));
  const { engine, around } = await openMdx(mdx, report);
  const path = file.path as SourcePath;
  const unit = { path, text: String(file), tree, module: mdx.module, shift: 0, chain: [path] };
  try {
    const open = await openUnit(unit, around);
    renderNodes({ open, engine, scope: open.scopeFor(emptyProps(open, report)), report, mdx });
  } catch (thrown) {
    if (thrown instanceof PageError) report(thrown);
    else if (!(thrown instanceof AlreadyReported)) throw thrown;
    removeNodes(tree);
  }
}

/** Returns a function that reports each problem only once, even if a component is used several times. */
function reporter({ diagnostics }: CompileNotes): (problem: PageError) => void {
  const reported = new Set<string>();
  return (problem) => {
    const { message, place, hint } = problem;
    const make = problem instanceof PageWarning ? warning : error;
    const diagnostic = make({ code: 'mdx', message, hint, file: place.file, position: place.position });
    const key = JSON.stringify(diagnostic);
    if (!reported.has(key)) diagnostics.push(diagnostic);
    reported.add(key);
  };
}

interface RenderContext {
  readonly open: OpenUnit;
  readonly engine: ComponentEngine;
  readonly scope: Scope;
  readonly report: (problem: PageError) => void;
  readonly mdx: MdxNotes;
}

/** Renders only the outermost nodes, which include their children. */
function renderNodes(context: RenderContext): void {
  walk(context.open.unit.tree as Nodes & Root, (node, index, parent) => {
    if (!isMdxNode(node)) return undefined;
    const rendered = renderNode(node, parent, context);
    parent.children.splice(index, 1, ...(rendered as never[]));
    return [SKIP, index + rendered.length];
  });
}

function renderNode(node: MdxNode, parent: { readonly type: string }, context: RenderContext): readonly RootContent[] {
  const { open, scope, report, engine, mdx } = context;
  const render = (renderable: RenderableNode): string =>
    engine.draw(
      renderable.open.elements({ type: 'root', children: [renderable.node] } as Nodes, renderable.scope),
      mdx,
    );
  try {
    const plain = isExpression(node) ? textOf(node, scope) : undefined;
    if (plain !== undefined) return plain === '' ? [] : [{ type: 'text', value: plain }];
    const value = withPosition(render({ node, open, scope }), node);
    return parseRenderedHtml(value, parent) ?? [{ type: 'raw', value }];
  } catch (thrown) {
    if (thrown instanceof PageError) report(thrown);
    else report(explainFailure(innermostFailure({ node, open, scope, thrown }, render), mdx.root));
    // Shows the source of an expression, so that its parent is not empty.
    return isExpression(node) ? [{ type: 'text', value: `{${node.value}}` }] : [];
  }
}

/** Adds the position of the node to its HTML, for later checks. */
function withPosition(html: string, node: MdxNode): string {
  const content = withoutPreloads(html);
  const start = startOf(node);
  if (start === undefined || /^<[^>]*\sdata-position=/.test(content)) return content;
  return content.replace(/^<[A-Za-z][^\s/>]*/, (tag) => `${tag} ${positionAttribute}="${start.line}:${start.column}"`);
}

/** Returns `undefined` if React must render the value. */
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

function wrapInLayout(tree: Root): void {
  tree.children = [{ type: 'mdxJsxFlowElement', name: layoutName, attributes: [], children: tree.children as never[] }];
}

function removeNodes(tree: Root): void {
  walk(tree as Nodes & Root, (node, index, parent) => {
    if (!isMdxNode(node)) return undefined;
    parent.children.splice(index, 1, ...((isJsxElement(node) ? node.children : []) as never[]));
    return [SKIP, index];
  });
}
