// Explains why a component failed to render. The error is reported where the page uses the component, with its name,
// the names of its props, and the stack frames in the site's code.
import { islandsOnlyName } from '@docsgen/contract/component-runtime';
import type { SourcePath } from '../../model/paths.ts';
import { frameTexts, siteFrames } from '../../text/stack-frames.ts';
import { componentNames } from '../components/registry.ts';
import { isJsxElement, type MdxNode } from '../tree/jsx-nodes.ts';
import { startOf } from '../tree/positions.ts';
import { type ErrorLocation, PageError, reasonOf } from './evaluate.ts';
import type { Failure } from './failing-component.ts';

/** Matches errors that docsgen throws for authors; see the theme's `islands/`. */
const own = /^docsgen:/;

/** `root` is the absolute path of the site's folder. */
export function explainFailure({ node, open, thrown }: Failure, root: string): PageError {
  const element = isJsxElement(node) ? node : undefined;
  return explain(thrown, {
    subject: element?.name ? `<${element.name}>` : 'This expression',
    location: { file: open.unit.path, position: startOf(node) },
    at: thrownAt(thrown, root),
    hint: undefinedName(reasonOf(thrown)) ?? (element && propsOf(element)),
  });
}

/**
 * Explains why a component in `pages/` failed. The error is reported at the line that threw, with the name of the
 * component that React was rendering.
 */
export function explainFailedPage(thrown: unknown, path: SourcePath, root: string): PageError {
  const [first, ...callers] = siteFrames(stackOf(thrown), root);
  const name = componentIn(thrown);
  return explain(thrown, {
    subject: name === undefined ? 'This page' : `<${name}>`,
    location: first
      ? { file: first.file as SourcePath, position: { line: first.line, column: first.column } }
      : { file: path, position: undefined },
    at: callers.length === 0 ? undefined : `Called from ${frameTexts(callers).join(', called from ')}`,
  });
}

interface FailureOrigin {
  /** Subject of the message. */
  readonly subject: string;
  readonly location: ErrorLocation;
  /** The stack frames, for the hint. */
  readonly at: string | undefined;
  /** Hint if the message of the error is unknown. */
  readonly hint?: string | undefined;
}

function explain(thrown: unknown, { subject, location, at, hint }: FailureOrigin): PageError {
  const reason = reasonOf(thrown);
  if (thrown instanceof Error && own.test(thrown.name)) return new PageError(reason, location, ownHint(thrown, at));
  const known = readings.find(([pattern]) => pattern.test(reason));
  if (!known)
    return new PageError(`${subject} threw an error while rendering: ${reason}`, location, joinHints(hint, at));
  const message = subject === 'This expression' ? known[1].replace(/^returns/, 'evaluates to') : known[1];
  return new PageError(`${subject} ${message}`, location, joinHints(known[2], at));
}

/** Returns the component that React was rendering: the function that `renderWithHooks` called. */
function componentIn(thrown: unknown): string | undefined {
  const frames = stackOf(thrown).split('\n');
  const react = frames.findIndex((frame) => /\bat renderWithHooks\b/.test(frame));
  const [, name] = /\bat (?:\w+\.)*(\w+) \(/.exec(frames[react - 1] ?? '') ?? [];
  return name === undefined || /^(?:default|exported)$/.test(name) ? undefined : name;
}

function stackOf(thrown: unknown): string {
  return String(Object(thrown).stack ?? '');
}

function thrownAt(thrown: unknown, root: string): string | undefined {
  const frames = frameTexts(siteFrames(stackOf(thrown), root));
  return frames.length === 0 ? undefined : `Thrown at ${frames.join(', called from ')}`;
}

function ownHint({ name }: Error, at: string | undefined): string | undefined {
  const remedy = "Move this code to a component in a module that begins with 'use client'; see docs/guide/islands.md";
  return joinHints(name === islandsOnlyName ? remedy : undefined, at);
}

function joinHints(...hints: readonly (string | undefined)[]): string | undefined {
  return hints.filter((hint) => hint !== undefined).join('. ') || undefined;
}

interface FailedModule {
  readonly specifier: string;
  /** Location of the import. */
  readonly place: ErrorLocation;
  /** See `explainFailure`. */
  readonly root: string;
}

/** Explains why a module threw while it was loaded. */
export function explainLoading(thrown: unknown, { specifier, place, root }: FailedModule): PageError {
  return new PageError(`Could not load ${specifier}: ${reasonOf(thrown)}`, place, thrownAt(thrown, root));
}

/** Built-in components are available in pages without an import, but not in modules. */
function undefinedName(reason: string): string | undefined {
  const [, name = ''] = /^([\w$]+) is not defined$/.exec(reason) ?? [];
  if (!componentNames.includes(name)) return undefined;
  return `Add import { ${name} } from 'docsgen/components' to its module; in an island, pass it as children instead`;
}

/** React's messages about invalid output of a component, and their replacements. */
const readings: readonly (readonly [pattern: RegExp, message: string, hint: string])[] = [
  [
    /Objects are not valid as a React child|Functions are not valid/,
    'returns an object, which cannot be rendered',
    'Renderable values are elements, strings, numbers and arrays of these',
  ],
  [
    /suspended while responding|async.*Client Component|A component suspended/,
    'is asynchronous, which is not supported here',
    'Load the data in the page or a module, and pass it as a prop',
  ],
  [
    /^(?:window|document|navigator|location|\w+Storage) is not defined$/,
    'uses an API that is only available in browsers',
    'Start its module with \'use client\' and use it with client="only", or access the API in an effect',
  ],
  [
    /Element type is invalid|type is invalid/,
    'uses a component that is undefined',
    'Check its imports: is it a named or a default export?',
  ],
];

function propsOf(node: Extract<MdxNode, { attributes: unknown }>): string | undefined {
  const names = node.attributes.map((each) => (each.type === 'mdxJsxAttribute' ? each.name : '{...}'));
  const own = names.filter((name) => name !== 'data-position');
  const all = [...own, ...(node.children.length > 0 ? ['children'] : [])];
  return all.length === 0 ? undefined : `Props passed: ${all.join(', ')}`;
}
