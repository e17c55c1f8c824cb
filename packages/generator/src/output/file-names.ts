// Reports file names that are not valid on every system. A site may be built, unpacked and served on different systems,
// and files with invalid names would be lost without a message.
import { type Diagnostic, error } from '../model/diagnostic.ts';
import type { OutputPath } from '../model/paths.ts';

export interface NamedFile {
  readonly path: OutputPath;
  /** Source file, relative to the site's root. */
  readonly source: string;
}

/** `isTold` returns whether another check already reports this pair of files. */
export function checkFileNames(
  files: readonly NamedFile[],
  isTold: (one: NamedFile, other: NamedFile) => boolean,
): readonly Diagnostic[] {
  // Fast path: a single search in all paths, which has no match on most sites.
  const all = files.map(({ path }) => path).join('\n');
  const isSuspicious = suspicious.some((each) => each.test(all)) || files.some(({ path }) => path.includes('\n'));
  const impossible = isSuspicious ? files.flatMap(impossibleName) : [];
  return [...impossible, ...(unusual.test(all) ? sameNames(files, isTold) : [])];
}

/** Matches characters that allow two names to differ only in case or encoding. */
const unusual = /[^a-z0-9/._\n-]/;

/** Maximum length of a name in bytes. */
const longest = 255;

const reserved = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\..*)?$/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression searches for control characters
const forbidden = /[<>:"|?*\\\u0000-\u001f]|[. ]$/;
/** Matches lists of paths that may contain an invalid or too long name. */
const suspicious = [
  /[^\w/.\n-]|\.(?:\/|$)/m,
  /(?:^|\/)(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[./]|$)/im,
  /[^/\n]{86}/,
];

function impossibleName({ path, source }: NamedFile): readonly Diagnostic[] {
  const name = path.split('/').find((each) => reserved.test(each) || forbidden.test(each));
  if (name !== undefined)
    return [
      complaint(source, `The output would contain the file ${path}, but the name '${name}' is not valid on Windows`),
    ];
  const long = path.split('/').find((each) => Buffer.byteLength(each) > longest);
  if (long === undefined) return [];
  const size = `${Buffer.byteLength(long)} bytes, the limit is ${longest}`;
  return [complaint(source, `The output would contain the file ${path}, but the name '${long}' is too long: ${size}`)];
}

function sameNames(
  files: readonly NamedFile[],
  isTold: (one: NamedFile, other: NamedFile) => boolean,
): readonly Diagnostic[] {
  const first = new Map<string, { readonly path: string; readonly file: NamedFile }>();
  const found = new Map<string, Diagnostic>();
  for (const file of files) {
    for (const path of [...prefixesOf(file.path)]) {
      const key = path.normalize('NFC').toLowerCase();
      const other = first.get(key);
      if (!other) first.set(key, { path, file });
      else if (other.path !== path && !isTold(other.file, file)) {
        const pair = `${other.path}\n${path}`;
        if (!found.has(pair)) found.set(pair, sameName(file, path, other));
      }
    }
  }
  return [...found.values()];
}

/** Yields `a`, `a/b` and `a/b/c` for `a/b/c`. */
function* prefixesOf(path: string): Iterable<string> {
  for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) yield path.slice(0, end);
  yield path;
}

function sameName(
  { source }: NamedFile,
  path: string,
  other: { readonly path: string; readonly file: NamedFile },
): Diagnostic {
  const isCase = path.normalize('NFC') !== other.path.normalize('NFC');
  const difference = isCase ? 'case' : 'the encoding of accents';
  return {
    ...complaint(source, `The output would contain ${other.path} and ${path}, which differ only in ${difference}`),
    related: [{ message: 'The other file', file: other.file.source, position: undefined }],
  };
}

function complaint(file: string, message: string): Diagnostic {
  return error({ code: 'output', message, file, hint: 'Rename the file, or give the page another slug' });
}
