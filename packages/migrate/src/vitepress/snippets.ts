// Converts code snippets: `<<< @/file.js#region{1,3}` becomes an empty fence that imports the file.
import { posix } from 'node:path';
import { fileNotFound } from 'docsgen/internals';
import type { PagePlace } from '../localized-pages.ts';
import { relative } from '../page-links.ts';
import { matchesIn, type PageConversion, replace, tell } from '../page-work.ts';
import { fileOf, targetOf } from './places.ts';
import type { VitepressSite } from './site.ts';

const line = /^([ \t]*)<<<[ \t]*(\S[^\n\r]*)/gm;
const parts = /^(.+?)(#[\w-]+)?(?:[ \t]?\{([\d,-]+)?[ \t]?([^\s}]+)?[^}]*\})?[ \t]*(?:\[(.+)\])?$/;

/** Maximum number of characters, because the time to match `parts` grows faster than the length. */
const longest = 500;

export async function convertSnippets(work: PageConversion, page: PagePlace, site: VitepressSite): Promise<void> {
  for (const found of matchesIn(work, line)) {
    const [whole, indent = '', written = ''] = found;
    const [, path = '', region, lines, lang, title] = parts.exec(written.trim().slice(0, longest)) ?? [];
    const file = fileOf(site, page.source, path.trim());
    const text = file === undefined ? undefined : await site.files.readText(file);
    if (file === undefined || text === undefined) {
      const hint = 'Replace the snippet with its code, or correct the path';
      tell(work, found.index, { severity: 'error', message: fileNotFound(path), hint });
      continue;
    }
    const range = region === undefined ? '' : linesOfRegion(text, region.slice(1));
    if (range === undefined) {
      const hint = `Add #region ${region?.slice(1)} and #endregion to the file, or specify line numbers`;
      tell(work, found.index, { severity: 'error', message: `${path} has no region ${region?.slice(1)}`, hint });
    }
    work.uses.add(file);
    const info = [
      lang?.replace(/:.*/, '') || posix.extname(file).slice(1),
      isInGroup(work, found.index) && `title="${title ?? posix.basename(file)}"`,
      lines && `{${lines}}`,
      /:line-numbers/.test(written) && 'showLineNumbers',
      `file=${relative(page.to, targetOf(site, file))}${range ?? ''}`,
    ];
    const fence = `${indent}\`\`\`${info.filter(Boolean).join(' ')}\n${indent}\`\`\``;
    replace(work, found.index, found.index + whole.length, fence);
  }
}

/** Returns a range such as `#L5-L9`, or `undefined` if the region does not exist. */
function linesOfRegion(text: string, name: string): string | undefined {
  const all = text.split('\n');
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const start = all.findIndex((each) => new RegExp(`#?region:?\\s+${escaped}\\b`).test(each));
  const end = all.findIndex((each, index) => index > start && /#?endregion\b/.test(each));
  return start < 0 || end < 0 || end - start < 2 ? undefined : `#L${start + 2}-L${end}`;
}

function isInGroup({ masked }: PageConversion, offset: number): boolean {
  const before = masked.slice(0, offset).split('\n');
  const last = before.findLast((each) => /^\s*:{3,}/.test(each));
  return last !== undefined && /^\s*:{3,}\s*code-group/.test(last);
}
