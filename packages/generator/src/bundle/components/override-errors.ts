// Translates errors in component overrides into messages for their authors. The errors are esbuild's errors, or errors
// that overrides throw while they are rendered.

import type { ModuleProblem } from '../../model/config-module.ts';
import { type Diagnostic, error } from '../../model/diagnostic.ts';
import type { RenderingFailure } from '../../model/overrides.ts';
import { frameTexts, siteFrames } from '../../text/stack-frames.ts';
import { componentErrors, missingExport } from './component-errors.ts';
import { isOverridePath, overrideFolder } from './override-files.ts';

/** Reports errors in overrides. Missing default exports are not reported for files with syntax errors. */
export function overrideErrors(problems: readonly ModuleProblem[], root: string): readonly Diagnostic[] {
  const missing = new Set(problems.flatMap((each) => overrideWithoutDefault(each) ?? []));
  const others = problems.filter((each) => overrideWithoutDefault(each) === undefined);
  const found = componentErrors(others, root, 'part');
  const positioned = new Set(found.flatMap(({ file, position }) => (position ? [file] : [])));
  return [...found, ...[...missing].filter((file) => !positioned.has(file)).map(noDefaultExport)];
}

/** Returns the override that has no default export, or `undefined` if the problem is a different one. */
function overrideWithoutDefault({ message }: ModuleProblem): string | undefined {
  const missing = missingExport(message);
  return missing?.name === 'default' && isOverridePath(missing.file) ? missing.file : undefined;
}

function noDefaultExport(file: string): Diagnostic {
  return error({
    code: 'part',
    message: 'This override has no default export',
    file,
    hint: 'Export the component: export default function …',
  });
}

interface FailedPart {
  readonly thrown: RenderingFailure;
  /** Absolute path of the site's root. */
  readonly root: string;
  /** Path of the source or output file of the page being rendered. */
  readonly page: string;
}

/** Returns the diagnostic for an error that an override threw while it was rendered. */
function renderingError({ thrown, root, page }: FailedPart): Diagnostic {
  const [at, ...callers] = siteFrames(thrown.stack, root);
  const known = knownErrors.find(([pattern]) => pattern.test(thrown.message));
  const own = /^docsgen:(?:part (\S+)|component|islands-only)$/.exec(thrown.name);
  const message = own
    ? withoutBundledName(thrown)
    : (known?.[1] ?? `This override threw an error while rendering: ${thrown.message}`);
  const called = callers.length === 0 ? [] : [`Called from ${frameTexts(callers).join(', ')}`];
  return error({
    code: 'part',
    message,
    file: own?.[1] ?? at?.file ?? overrideFolder,
    ...(at && own?.[1] === undefined && { position: { line: at.line, column: at.column } }),
    hint: [...(known ? [known[2]] : []), ...called, `Rendered for ${page}`].join('. '),
  });
}

/** Replaces the name that the bundler gives to the default export of a module. */
function withoutBundledName({ message, component }: RenderingFailure): string {
  return component?.endsWith('_default') ? message.replace(component, 'This override') : message;
}

/** Adds an error once, for the first page on which it occurs. Pages with a source come first. */
export function addRenderingError(errors: Map<string, Diagnostic>, failed: FailedPart): void {
  const found = renderingError(failed);
  const { file, position, message } = found;
  const key = JSON.stringify([file, position, message]);
  const known = errors.get(key);
  if (!known || orderOf(found) < orderOf(known)) errors.set(key, found);
}

function orderOf({ hint = '' }: Diagnostic): string {
  return `${/ for content\//.test(hint) ? 0 : 1}${hint}`;
}

const knownErrors: readonly (readonly [pattern: RegExp, message: string, hint: string])[] = [
  [
    /^Minified React error #(?:31|321?)\b|Objects are not valid as a React child/,
    'This override returns an object, which cannot be rendered',
    'Renderable values are elements, strings, numbers and arrays of these',
  ],
  [
    /^Minified React error #130\b|Element type is invalid/,
    'This override is not a component, or renders an undefined component',
    'The default export must be a function that returns elements. Also check the imports',
  ],
  [
    /^Minified React error #(?:482|484)\b|suspended while responding|async.*Client Component/,
    'This override is asynchronous, which is not supported',
    'Load the data at the top level of a module',
  ],
  [
    /^(?:window|document|navigator|location|\w+Storage) is not defined$/,
    'This override uses an API that is only available in browsers',
    'Use it in an effect, or in an island with client="only"',
  ],
];
