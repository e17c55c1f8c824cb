// ```` ```sh file=./_examples/create.sh#L5-L9 ````: an empty fence shows a file, so that examples can be run and
// tested.

import type { Code, Root } from 'mdast';
import type { VFile } from 'vfile';
import { error } from '../../diagnostics/create.ts';
import { withoutControls } from '../../text/html/control-characters.ts';
import { notesOf } from '../article-notes.ts';
import { type ArticleLines, positionInSource } from '../parse/source-lines.ts';
import { walk } from '../tree/visit.ts';

/** Runs before all other plugins, which see the code as if it were written in the fence. */
export function shownFiles() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const { sources, diagnostics } = notesOf(file);
    if (sources === undefined || !String(file).includes('file=')) return;
    const fences: Code[] = [];
    walk(tree, (node) => {
      if (node.type === 'code' && node.value.trim() === '') fences.push(node);
    });
    for (const fence of fences) {
      const complaint = await fill(fence, sources);
      const start = fence.position?.start;
      if (complaint === undefined) continue;
      diagnostics.push(
        error({
          code: 'include',
          ...complaint,
          file: file.path,
          position: start && { line: start.line, column: start.column },
        }),
      );
    }
  };
}

interface Complaint {
  readonly message: string;
  readonly hint: string | undefined;
}

async function fill(fence: Code, sources: ArticleLines): Promise<Complaint | undefined> {
  const info = [fence.lang, fence.meta].filter(Boolean).join(' ');
  const [, ...quoted] = /(?:^|\s)file=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(info) ?? [];
  const target = quoted.find((each) => each !== undefined);
  if (target === undefined) return undefined;
  const [path = '', lines] = target.split('#', 2);
  const from = fence.position === undefined ? sources.page : positionInSource(sources, fence.position.start).file;
  const found = sources.files.locate({ path, from });
  if (found === undefined) return { message: `${path} lies outside of the content folder`, hint: undefined };
  const text = await sources.files.read(found);
  if (text === undefined) {
    return { message: `There is no file ${path}`, hint: sources.files.suggest({ path, from }, () => true) };
  }
  if (text.includes('\u0000')) return { message: `${path} is not a text file`, hint: undefined };
  const code = withoutControls(text).replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const chosen = lines === undefined ? code : linesOf(code, lines);
  if (chosen === undefined) {
    const message = `There are no lines ${lines} in ${path}, which ends with line ${code.length}`;
    return { message, hint: 'Write lines as #L5-L9' };
  }
  fence.value = chosen.join('\n');
  nameLanguage(fence, path);
  return undefined;
}

/** Lines chosen by `L5` or `L5-L9`, from 1; `undefined`: there are no such lines. */
function linesOf(code: readonly string[], written: string): readonly string[] | undefined {
  const [, from, to = from] = /^L(\d+)(?:-L?(\d+))?$/.exec(written) ?? [];
  const [first, last] = [Number(from), Number(to)];
  return first >= 1 && first <= last && last <= code.length ? code.slice(first - 1, last) : undefined;
}

/** A fence without a language has `file=…` in its place; the file's ending then names the language. */
function nameLanguage(fence: Code, path: string): void {
  if (!fence.lang?.startsWith('file=')) return;
  fence.lang = /\.([A-Za-z0-9]+)$/.exec(path)?.[1] ?? null;
}
