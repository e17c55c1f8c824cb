// Names that not every system can hold: a site is built on one, unpacked on another and served by a third, and a file
// that is lost on the way is lost without a word.
import { error } from '../diagnostics/create.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { OutputPath } from '../model/paths.ts';

export interface NamedFile {
  readonly path: OutputPath;
  /** What it is made of, from the site's folder. */
  readonly source: string;
}

/** `isTold`: whether something else complains about two files already. */
export function checkFileNames(
  files: readonly NamedFile[],
  isTold: (one: NamedFile, other: NamedFile) => boolean,
): readonly Diagnostic[] {
  // One look at all of them at once: in nearly every site there is nothing to find.
  const all = files.map(({ path }) => path).join('\n');
  const isSuspicious = suspicious.some((each) => each.test(all)) || files.some(({ path }) => path.includes('\n'));
  const impossible = isSuspicious ? files.flatMap(impossibleName) : [];
  return [...impossible, ...(unusual.test(all) ? sameNames(files, isTold) : [])];
}

/** Among names without such characters, no two can be taken for each other. */
const unusual = /[^a-z0-9/._\n-]/;

/** Bytes that a name can have on every file system. */
const longest = 255;

const reserved = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\..*)?$/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const forbidden = /[<>:"|?*\\\u0000-\u001f]|[. ]$/;
/** What is in every list of paths that has such a name, or one that may be too long. */
const suspicious = [
  /[^\w/.\n-]|\.(?:\/|$)/m,
  /(?:^|\/)(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[./]|$)/im,
  /[^/\n]{86}/,
];

function impossibleName({ path, source }: NamedFile): readonly Diagnostic[] {
  const name = path.split('/').find((each) => reserved.test(each) || forbidden.test(each));
  if (name !== undefined)
    return [complaint(source, `The output would have a file ${path}, and Windows cannot hold the name '${name}'`)];
  const long = path.split('/').find((each) => Buffer.byteLength(each) > longest);
  if (long === undefined) return [];
  const size = `${Buffer.byteLength(long)} bytes, more than the ${longest} that a file system can hold`;
  return [complaint(source, `The output would have a file ${path}, and the name '${long}' has ${size}`)];
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

/** `a`, `a/b` and `a/b/c` for `a/b/c`. */
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
  const difference = isCase ? 'upper and lower case' : 'how their accents are encoded';
  return {
    ...complaint(source, `The output would have ${other.path} and ${path}, which differ only in ${difference}`),
    related: [{ message: 'The other one', file: other.file.source, position: undefined }],
  };
}

function complaint(file: string, message: string): Diagnostic {
  return error({ code: 'output', message, file, hint: 'Rename the file, or give the page another slug' });
}
