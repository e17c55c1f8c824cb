// Finds the site's code in stack traces.
import { normalizePath } from './hrefs.ts';

interface StackFrame {
  /** Path relative to the site's root. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Returns up to three stack frames in the site's files, innermost first. `root` is the absolute path of the site. */
export function siteFrames(stack: string, root: string): readonly StackFrame[] {
  const found = Array.from(stack.matchAll(/(?:\(|at )([^()\s][^()]*?):(\d+):(\d+)\)?$/gm));
  return found
    .flatMap(([, location = '', line, column]) => {
      // Paths from source maps can be absolute, or relative to the compiled module.
      const path = `/${normalizePath(location.replace(/^.*\bfile:(?:\/\/)?(?=\/)/, '')) ?? ''}`;
      const isOwn = path.startsWith(`${root}/`) && !/\/(node_modules|\.docsgen)\/|docsgen-\w+:/.test(path);
      return isOwn ? [{ file: path.slice(root.length + 1), line: Number(line), column: Number(column) }] : [];
    })
    .slice(0, 3);
}

/** Returns positions such as `components/chart.tsx:12:5`. */
export function frameTexts(frames: readonly StackFrame[]): readonly string[] {
  return frames.map(({ file, line, column }) => `${file}:${line}:${column}`);
}
