// Fills empty code fences with the content of a file, so that the code of examples can be run and tested:
// ```` ```sh file=./_examples/create.sh#L5-L9 ````.

import type { Code, Root } from 'mdast';
import type { VFile } from 'vfile';
import { error } from '../../model/diagnostic.ts';
import { countOf } from '../../text/amounts.ts';
import { replaceControlCharacters } from '../../text/html/control-characters.ts';
import { fileNotFound, outOfRange } from '../../text/wording.ts';
import { notesOf } from '../article-notes.ts';
import { type ArticleLines, positionInSource } from '../parse/source-lines.ts';
import { startOf } from '../tree/positions.ts';
import { walk } from '../tree/visit.ts';

/** Runs before all other plugins, so that they process the code as if it were written in the fence. */
export function fillFileFences() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const { sources, diagnostics } = notesOf(file);
    if (sources === undefined || !String(file).includes('file=')) return;
    const fences: Code[] = [];
    walk(tree, (node) => {
      if (node.type === 'code' && node.value.trim() === '') fences.push(node);
    });
    for (const fence of fences) {
      const problem = await fill(fence, sources);
      if (problem === undefined) continue;
      diagnostics.push(
        error({
          code: 'include',
          ...problem,
          file: file.path,
          position: startOf(fence),
        }),
      );
    }
  };
}

interface Problem {
  readonly message: string;
  readonly hint: string | undefined;
}

async function fill(fence: Code, sources: ArticleLines): Promise<Problem | undefined> {
  const info = [fence.lang, fence.meta].filter(Boolean).join(' ');
  const [, ...quoted] = /(?:^|\s)file=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(info) ?? [];
  const target = quoted.find((each) => each !== undefined);
  if (target === undefined) return undefined;
  const [path = '', lines] = target.split('#', 2);
  const from = fence.position === undefined ? sources.page : positionInSource(sources, fence.position.start).file;
  const found = sources.files.locate({ path, from });
  if (found === undefined) return { message: `'${path}' is outside the content folder`, hint: undefined };
  const text = await sources.files.read(found);
  if (text === undefined) {
    return { message: fileNotFound(path), hint: sources.files.suggest({ path, from }, () => true) };
  }
  if (text.includes('\u0000')) return { message: `'${path}' is not a text file`, hint: undefined };
  const code = replaceControlCharacters(text).replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const chosen = lines === undefined ? code : linesOf(code, lines);
  if (chosen === undefined) {
    const message = outOfRange(`Lines ${lines} are`, path, countOf(code.length, 'line'));
    return { message, hint: `Write lines as #L1-L${code.length}` };
  }
  fence.value = chosen.join('\n');
  setLanguage(fence, path);
  return undefined;
}

/** Returns the lines selected by `L5` or `L5-L9`, starting at 1, or `undefined` if the range is invalid. */
function linesOf(code: readonly string[], written: string): readonly string[] | undefined {
  const [, from, to = from] = /^L(\d+)(?:-L?(\d+))?$/.exec(written) ?? [];
  const [first, last] = [Number(from), Number(to)];
  return first >= 1 && first <= last && last <= code.length ? code.slice(first - 1, last) : undefined;
}

/**
 * If a fence has no language, `file=…` is parsed as its language. The language is then determined by the file
 * extension.
 */
function setLanguage(fence: Code, path: string): void {
  if (!fence.lang?.startsWith('file=')) return;
  fence.lang = /\.([A-Za-z0-9]+)$/.exec(path)?.[1] ?? null;
}
