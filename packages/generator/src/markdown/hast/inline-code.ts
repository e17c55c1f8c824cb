// Handles inline styles and scripts that the Content-Security-Policy of the site's host blocks. Styles are moved to
// style sheets of the article; scripts and event handlers are reported as errors.
import { hash } from 'node:crypto';
import type { Element, Nodes, Root } from 'hast';
import type { VFile } from 'vfile';
import type { ArticleFile } from '../../model/components.ts';
import type { MarkdownOptions } from '../../model/config.ts';
import { error } from '../../model/diagnostic.ts';
import { type CompileNotes, notesOf } from '../article-notes.ts';
import { startOf } from '../tree/positions.ts';
import { styleSheetElement } from './file-elements.ts';
import { styleProblem, styleRule } from './inline-styles.ts';

type Policy = NonNullable<MarkdownOptions['policy']>;

interface Page {
  readonly policy: Policy;
  readonly notes: CompileNotes;
  readonly report: (node: Element, problem: Problem) => void;
  /** CSS rules by the inline style that they replace. */
  readonly rules: Map<string, string>;
  /**
   * Whether React renders the element again in the browser. In islands, this applies to all elements except the content
   * of slots.
   */
  readonly isInIsland: boolean;
}

interface Problem {
  readonly message: string;
  readonly hint: string;
}

/** Runs last, after plugins and components. */
export function inlineCode(policy: Policy) {
  return (tree: Root, file: VFile): void => {
    const notes = notesOf(file);
    // Markdown in the configuration has no article that could load a style sheet.
    if (notes.sources === undefined) return;
    const report: Page['report'] = (node, problem) => {
      notes.diagnostics.push(error({ code: 'content-policy', file: file.path, position: startOf(node), ...problem }));
    };
    const rules: Page['rules'] = new Map();
    visitBelow(tree, { policy, notes, report, rules, isInIsland: false });
    if (rules.size > 0) notes.files.add(sheetOf([...rules.values()].sort().join('\n')));
  };
}

const sheetOf = (css: string): ArticleFile => `css:${css}`;

function visitBelow(parent: Root | Element, page: Page): void {
  for (const [index, node] of parent.children.entries()) {
    if (node.type !== 'element') continue;
    moveStyle(node, page);
    reportHandlers(node, page);
    if (node.tagName === 'script') reportScript(node, page);
    if (node.tagName === 'style') parent.children[index] = sheetInPlaceOf(node, page);
    if (node.tagName === 'docsgen-island') visitBelow(node, { ...page, isInIsland: true });
    else if (node.tagName === 'docsgen-slot') visitBelow(node, { ...page, isInIsland: false });
    else visitBelow(node, page);
  }
}

function moveStyle(node: Element, { policy, rules, report }: Page): void {
  const { style } = node.properties;
  if (typeof style !== 'string' || allows(policy, 'style-src-attr')) return;
  // A line break does not end a declaration, but it is not allowed in the selector.
  const text = style.trim().replace(/(?<!\s)[^\S\n\r\f]*[\n\r\f]\s*/g, ' ');
  const problem = styleProblem(text);
  if (problem) {
    report(node, problem);
    return;
  }
  delete node.properties.style;
  if (text === '') return;
  node.properties.dataDocsgenStyle = text;
  rules.set(text, styleRule(text));
}

function reportHandlers(node: Element, { policy, report }: Page): void {
  if (allows(policy, 'script-src-attr')) return;
  for (const [name, code] of Object.entries(node.properties)) {
    if (!/^on[A-Z]/.test(name) || typeof code !== 'string') continue;
    if (policy['script-src']?.includes("'unsafe-hashes'") && isNamed(policy, code)) continue;
    report(node, {
      message: `The Content-Security-Policy blocks the '${name.toLowerCase()}' attribute of <${node.tagName}>`,
      hint: "Add the listener in a script in static/, or use a component with 'use client'",
    });
  }
}

function reportScript(node: Element, { policy, report }: Page): void {
  const { src, type } = node.properties;
  const code = textOf(node);
  if (src !== undefined || code.trim() === '' || !runs(type) || isNamed(policy, code)) return;
  const allowing = `add "${hashOf(code)}" to security.csp.script-src`;
  report(node, {
    message: 'The Content-Security-Policy blocks this inline script',
    hint: `Move it to a file in static/ and write <script src="…">, or ${allowing}`,
  });
}

/** Scripts of other types are data: https://html.spec.whatwg.org/multipage/scripting.html#attr-script-type */
function runs(type: unknown): boolean {
  return (
    !type ||
    /^(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i.test(String(type))
  );
}

/**
 * Moves each `<style>` to a separate style sheet, so that the order of rules is preserved and an error in one style
 * sheet does not affect the others.
 */
function sheetInPlaceOf(node: Element, { policy, notes, report, isInIsland }: Page): Element {
  const css = textOf(node);
  if (css.trim() === '' || policy['style-src']?.includes(hashOf(css))) return node;
  if (isInIsland || node.children.some(({ type }) => type !== 'text')) {
    report(node, {
      message: 'The Content-Security-Policy blocks this <style> element',
      hint: "Import a style sheet in the component, or add one to 'css' in site.config.yaml",
    });
    return node;
  }
  const { media } = node.properties;
  return styleSheetElement(sheetOf(css), notes.references, media === undefined ? {} : { media });
}

function allows(policy: Policy, directive: string): boolean {
  return policy[directive]?.includes("'unsafe-inline'") ?? false;
}

function isNamed(policy: Policy, code: string): boolean {
  return policy['script-src']?.includes(hashOf(code)) ?? false;
}

function hashOf(code: string): string {
  return `'sha256-${hash('sha256', code, 'base64')}'`;
}

function textOf({ children }: Element): string {
  return children.map((child: Nodes) => ('value' in child ? child.value : '')).join('');
}
