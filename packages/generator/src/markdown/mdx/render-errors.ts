// A component that throws while it is drawn, told at the place in the page where it is used: with its name, the names
// of its props, and the way down to the line of the author's own code that threw.

import type { SourcePath } from '../../model/paths.ts';
import { normalizePath } from '../../text/hrefs.ts';
import { componentNames } from '../components/registry.ts';
import { isJsxElement, type MdxNode, startOf } from '../tree/jsx-nodes.ts';
import { type MistakePlace, PageMistake, reasonOf } from './evaluate.ts';
import type { Failure } from './failing-component.ts';

/** Errors of docsgen's own that are made for authors; see the theme's `islands/`. */
const own = /^docsgen:/;

/** `root`: absolute path of the site's folder. */
export function explainFailure({ node, open, thrown }: Failure, root: string): PageMistake {
  const place: MistakePlace = { file: open.unit.path, position: startOf(node) };
  const reason = reasonOf(thrown);
  const name = isJsxElement(node) && node.name ? `<${node.name}>` : 'This expression';
  const frames = ownFrames(thrown, root);
  const at = frames.length === 0 ? undefined : `Thrown at ${frames.join(', called at ')}`;
  const props = isJsxElement(node) ? propsOf(node) : undefined;
  if (thrown instanceof Error && own.test(thrown.name)) return new PageMistake(reason, place, ownHint(reason, at));
  const told = readings.find(([pattern]) => pattern.test(reason));
  if (told) return new PageMistake(`${name} ${told[1]}`, place, at === undefined ? told[2] : `${told[2]}. ${at}`);
  const hint = [undefinedName(reason) ?? props, at].filter((each) => each !== undefined).join('. ');
  return new PageMistake(`${name} throws while it is drawn: ${reason}`, place, hint === '' ? undefined : hint);
}

/** A component of `pages/` that throws: told at the line that threw, with the component that was being drawn. */
export function explainFailedPage(thrown: unknown, path: SourcePath, root: string): PageMistake {
  const reason = reasonOf(thrown);
  const frames = ownFrames(thrown, root);
  const [, file, line, column] = /^(.*):(\d+):(\d+)$/.exec(frames[0] ?? '') ?? [];
  const place: MistakePlace =
    file === undefined
      ? { file: path, position: undefined }
      : { file: file as SourcePath, position: { line: Number(line), column: Number(column) } };
  const calls = frames.slice(1);
  const at = calls.length === 0 ? undefined : `Called at ${calls.join(', called at ')}`;
  if (thrown instanceof Error && own.test(thrown.name)) return new PageMistake(reason, place, ownHint(reason, at));
  const name = componentIn(thrown);
  const who = name === undefined ? 'This page' : `<${name}>`;
  const told = readings.find(([pattern]) => pattern.test(reason));
  const hint = [told?.[2], at].filter((each) => each !== undefined).join('. ');
  const message = told ? `${who} ${told[1]}` : `${who} throws while it is drawn: ${reason}`;
  return new PageMistake(message, place, hint === '' ? undefined : hint);
}

/** The component that React was drawing: its function is called by the one of React's with this name. */
function componentIn(thrown: unknown): string | undefined {
  const frames = String(Object(thrown).stack ?? '').split('\n');
  const react = frames.findIndex((frame) => /\bat renderWithHooks\b/.test(frame));
  const [, name] = /\bat (?:\w+\.)*(\w+) \(/.exec(frames[react - 1] ?? '') ?? [];
  return name === undefined || /^(?:default|exported)$/.test(name) ? undefined : name;
}

function ownHint(reason: string, at: string | undefined): string | undefined {
  const isForIslands = reason.includes("works only in a module that begins with 'use client'");
  const remedy = "Move it into a component of a module that begins with 'use client', docs/guide/islands.md";
  const hint = [...(isForIslands ? [remedy] : []), at].filter((each) => each !== undefined).join('. ');
  return hint === '' ? undefined : hint;
}

interface FailedModule {
  readonly specifier: string;
  /** The import's. */
  readonly place: MistakePlace;
  /** See `explainFailure`. */
  readonly root: string;
}

/** A module that throws before anything of it can be used. */
export function explainLoading(thrown: unknown, { specifier, place, root }: FailedModule): PageMistake {
  const frames = ownFrames(thrown, root);
  const at = frames.length === 0 ? undefined : `Thrown at ${frames.join(', called at ')}`;
  return new PageMistake(`${specifier} throws while it is loaded: ${reasonOf(thrown)}`, place, at);
}

/** Pages know docsgen's components by themselves, and modules do not. */
function undefinedName(reason: string): string | undefined {
  const [, name = ''] = /^([\w$]+) is not defined$/.exec(reason) ?? [];
  if (!componentNames.includes(name)) return undefined;
  return `Write import { ${name} } from 'docsgen/components' there; islands get it as their children instead`;
}

/** What React says of what a component gives back. */
const readings: readonly (readonly [pattern: RegExp, message: string, hint: string])[] = [
  [
    /Objects are not valid as a React child|Functions are not valid/,
    'gives something back that cannot be drawn: an object',
    'A component gives back elements, texts, numbers or lists of them',
  ],
  [
    /suspended while responding|async.*Client Component|A component suspended/,
    'is asynchronous, which cannot be drawn here',
    'Load what it needs in the page or a module, and give it as a prop',
  ],
  [
    /^(?:window|document|navigator|location|\w+Storage) is not defined$/,
    'asks for what only browsers have',
    'Begin its module with \'use client\', and use it with client="only"; or ask in an effect',
  ],
  [
    /Element type is invalid|type is invalid/,
    'uses a component that is undefined',
    'Look at its imports: a named export, or a default one?',
  ],
];

function propsOf(node: Extract<MdxNode, { attributes: unknown }>): string | undefined {
  const names = node.attributes.map((each) => (each.type === 'mdxJsxAttribute' ? each.name : '{...}'));
  const own = names.filter((name) => name !== 'data-position');
  const all = [...own, ...(node.children.length > 0 ? ['children'] : [])];
  return all.length === 0 ? undefined : `Its props: ${all.join(', ')}`;
}

/** `components/chart.tsx:12:5`: places of the stack that the author wrote, the innermost first. */
function ownFrames(thrown: unknown, root: string): readonly string[] {
  const stack = String(Object(thrown).stack ?? '');
  const found = Array.from(stack.matchAll(/(?:\(|at )([^()\s][^()]*?):(\d+):(\d+)\)?$/gm));
  return found
    .flatMap(([, written = '', line, column]) => {
      // Addresses from source maps may stand behind the folder of what was compiled, or begin there.
      const path = `/${normalizePath(written.replace(/^.*\bfile:(?:\/\/)?(?=\/)/, '')) ?? ''}`;
      const isOwn = path.startsWith(`${root}/`) && !/\/(node_modules|\.docsgen)\//.test(path);
      return isOwn ? [`${path.slice(root.length + 1)}:${line}:${column}`] : [];
    })
    .slice(0, 3);
}
