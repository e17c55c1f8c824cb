// What is wrong with a site's parts, in words for their authors: what the bundler says, and what they throw.
import { error } from '../../diagnostics/create.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { DrawingFailure } from '../../model/overrides.ts';
import { normalizePath } from '../../text/hrefs.ts';
import { isPartFile, partFolder } from './override-files.ts';

/** Mistakes of components, of parts. What cannot be read has no default export either, which need not be told. */
export function partMistakes(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const withPlace = new Set(found.flatMap(({ file, position }) => (position ? [file] : [])));
  return found.map(partMistake).filter(({ file, position }) => position !== undefined || !withPlace.has(file));
}

function partMistake(found: Diagnostic): Diagnostic {
  const [, file] = /^(\S+) has no default export$/.exec(found.message) ?? [];
  const message = found.message.replace(/^parts\.ts(?:\?[\w-]+)? exports/, 'docsgen/theme exports');
  if (file === undefined || !isPartFile(file)) return { ...found, code: 'part', message };
  return error({
    code: 'part',
    message: 'A part is the default export of its file, and this has none',
    file,
    hint: 'Begin the component with: export default function',
  });
}

interface FailedPart {
  readonly thrown: DrawingFailure;
  /** Absolute path of the site's folder. */
  readonly root: string;
  /** What was being drawn: the path of a source, or of the output. */
  readonly page: string;
}

/** A part that throws while it is drawn. */
export function partFailure({ thrown, root, page }: FailedPart): Diagnostic {
  const [at, ...around] = ownPlaces(thrown.stack, root);
  const known = readings.find(([pattern]) => pattern.test(thrown.message));
  const own = /^docsgen:(?:part (\S+)|component)$/.exec(thrown.name);
  const message = own
    ? thrown.message.replace(/^\w+_default\b/, 'This part')
    : (known?.[1] ?? `This part throws while it is drawn: ${thrown.message}`);
  const called = around.length === 0 ? [] : [`Called at ${around.map(placeText).join(', ')}`];
  return error({
    code: 'part',
    message,
    file: own?.[1] ?? at?.file ?? partFolder,
    ...(at && own?.[1] === undefined && { position: { line: at.line, column: at.column } }),
    hint: [...(known ? [known[2]] : []), ...called, `It was drawn for ${page}`].join('. '),
  });
}

/** A part that throws on many pages is told for the first of them. */
export function eachOnce(failures: readonly Diagnostic[]): readonly Diagnostic[] {
  const keyOf = ({ file, position, message }: Diagnostic): string => JSON.stringify([file, position, message]);
  const orderOf = ({ hint = '' }: Diagnostic): string => `${/ for content\//.test(hint) ? 0 : 1}${hint}`;
  const sorted = [...failures].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  return [...new Map(sorted.toReversed().map((each) => [keyOf(each), each])).values()];
}

const readings: readonly (readonly [pattern: RegExp, message: string, hint: string])[] = [
  [
    /^Minified React error #(?:31|321?)\b|Objects are not valid as a React child/,
    'This part gives something back that cannot be drawn: an object',
    'A component gives back elements, texts, numbers or lists of them',
  ],
  [
    /^Minified React error #130\b|Element type is invalid/,
    'This part is no component, or uses one that is undefined',
    'The default export is a function that gives back elements; look at its imports, too',
  ],
  [
    /^Minified React error #(?:482|484)\b|suspended while responding|async.*Client Component/,
    'This part is asynchronous, which cannot be drawn here',
    'Load what it needs in a module',
  ],
  [
    /^(?:window|document|navigator|location|\w+Storage) is not defined$/,
    'This part asks for what only browsers have',
    'Ask in an effect, or in an island that is drawn with client="only"',
  ],
];

interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

function placeText({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}

/** Places of a stack that the author wrote, the innermost first. */
function ownPlaces(stack: string, root: string): readonly Place[] {
  const found = Array.from(stack.matchAll(/(?:\(|at )([^()\s][^()]*?):(\d+):(\d+)\)?$/gm));
  return found
    .flatMap(([, written = '', line, column]) => {
      const path = `/${normalizePath(written.replace(/^.*\bfile:(?:\/\/)?(?=\/)/, '')) ?? ''}`;
      const isOwn = path.startsWith(`${root}/`) && !/\/(node_modules|\.docsgen)\/|docsgen-\w+:/.test(path);
      return isOwn ? [{ file: path.slice(root.length + 1), line: Number(line), column: Number(column) }] : [];
    })
    .slice(0, 3);
}
