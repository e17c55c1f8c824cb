// Reads content files for components. Each file is read only once per article.
import type { VFile } from 'vfile';
import { notesOf } from '../../article-notes.ts';
import type { ComponentUse, ReadContent } from './component.ts';

/** Paths are resolved as on the page: a leading slash refers to the locale's folder. */
export function contentReader(file: VFile): ComponentUse['readFile'] {
  const known = new Map<string, Promise<unknown>>();
  const { sources, diagnostics } = notesOf(file);
  const readOnce = async <Value>(path: string, read: ReadContent<Value>): Promise<Value | undefined> => {
    const found = sources?.files.locate({ path, from: sources.page });
    const text = found && (await sources?.files.read(found));
    if (found === undefined || text === undefined) return undefined;
    const { value, ...result } = read({ path: found, text });
    diagnostics.push(...result.diagnostics);
    return value;
  };
  return <Value>(path: string, read: ReadContent<Value>) => {
    const reading = (known.get(path) as Promise<Value | undefined> | undefined) ?? readOnce(path, read);
    known.set(path, reading);
    return reading;
  };
}
