// Finds elements with event listeners, such as `<button onClick={…}>`, in the text and in JSX inside expressions.
import { nodeIn, nodesIn, type Syntax } from 'docsgen/internals';
import { boundBy, findAll, type Range } from '../../../code/syntax.ts';
import { codeIn, type Element, expressionIn, isElement, tagsOf } from '../jsx.ts';
import { nodesOf } from '../walk-tree.ts';
import { placeOf, rangeOf, type Work } from '../work.ts';

interface Handler {
  readonly name: string;
  /** The whole attribute. */
  readonly range: Range;
  readonly code: Syntax;
}

export interface HandledElement {
  readonly name: string;
  /** Ranges of the element name in the opening and closing tag. */
  readonly names: readonly Range[];
  readonly handlers: readonly Handler[];
  /** Names that only exist in the surrounding code. */
  readonly scope: ReadonlySet<string>;
}

const handlerName = /^on[A-Z]/;

/** `statements` contains the code of `export` statements, which is also searched. */
export function handledElements(work: Work, statements: readonly Syntax[]): readonly HandledElement[] {
  const ofPage = nodesOf(work.tree).flatMap((node) => [
    ...(isElement(node) ? ofElement(work, node) : []),
    ...(node.type === 'mdxjsEsm' ? [] : codeIn(node).flatMap((code) => handledIn(work, code))),
  ]);
  return [...statements.flatMap((statement) => handledIn(work, statement)), ...ofPage];
}

function ofElement(work: Work, node: Element): readonly HandledElement[] {
  const handlers = node.attributes.flatMap((attribute): readonly Handler[] => {
    const code = attribute.type === 'mdxJsxAttribute' ? expressionIn(attribute) : undefined;
    if (attribute.type !== 'mdxJsxAttribute' || !handlerName.test(attribute.name) || !code) return [];
    return [{ name: attribute.name, range: rangeOf(work, attribute), code }];
  });
  if (handlers.length === 0 || !node.name) return [];
  const { open, close } = tagsOf(work, node);
  const { length } = node.name;
  const starts = [open.start + 1, ...(close ? [work.page.text.indexOf(node.name, close.start)] : [])];
  const names = starts.map((start) => ({ start, end: start + length }));
  return [{ name: node.name, names, handlers, scope: new Set() }];
}

/** Finds elements in code. A name that the code binds anywhere may be the name that a listener refers to. */
export function handledIn(work: Work, code: Syntax): readonly HandledElement[] {
  const scope = boundBy(code);
  return findAll(code, 'JSXElement').flatMap((element): readonly HandledElement[] => {
    const opening = nodeIn(element.openingElement);
    const tags = [nodeIn(opening?.name), nodeIn(nodeIn(element.closingElement)?.name)];
    const names = tags.flatMap((tag) => (tag ? [placeOf(work, tag)] : []));
    const handlers = nodesIn(opening?.attributes).flatMap((attribute) => handlerAt(work, attribute));
    const [first] = names;
    if (handlers.length === 0 || first === undefined) return [];
    return [{ name: work.page.text.slice(first.start, first.end), names, handlers, scope }];
  });
}

function handlerAt(work: Work, attribute: Syntax): readonly Handler[] {
  const name = String(nodeIn(attribute.name)?.name);
  const code = nodeIn(nodeIn(attribute.value)?.expression);
  if (!handlerName.test(name) || code === undefined) return [];
  return [{ name, range: placeOf(work, attribute), code }];
}
