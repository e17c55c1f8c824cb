// Converts includes such as `<!--@include: ./parts/x.md{3,}-->`. docsgen includes whole partials, so each included part
// becomes a separate partial next to the original file.
import { posix } from 'node:path';
import { fileNotFound } from 'docsgen/internals';
import type { PagePlace } from '../localized-pages.ts';
import type { Partial } from '../migrate-pages.ts';
import { relative } from '../page-links.ts';
import { bodyStart, matchesIn, type PageConversion, replace, tell } from '../page-work.ts';
import { fileOf, targetOf } from './places.ts';
import type { VitepressSite } from './site.ts';

const comment = /<!--\s*@include:(.*?)-->/g;

export interface IncludedPart extends Partial {
  /** A range of lines (`3,` or `1,5`), a `#region`, or `''` for the whole file. */
  readonly part: string;
}

export function convertIncludes(work: PageConversion, page: PagePlace, site: VitepressSite): readonly IncludedPart[] {
  const partials: IncludedPart[] = [];
  for (const found of matchesIn(work, comment)) {
    const [whole, inner = ''] = found;
    const [, path = '', part = ''] = /^([^#{]*)(.*)/s.exec(inner.trim()) ?? [];
    const source = fileOf(site, page.source, path.trim());
    if (source === undefined) {
      const hint = 'Replace the include with its text, or correct the path';
      tell(work, found.index, { severity: 'error', message: fileNotFound(path), hint });
      continue;
    }
    const to = partialPath(targetOf(site, source), part);
    partials.push({ source, to, part });
    replace(work, found.index, found.index + whole.length, `::include[${relative(page.to, to)}]`);
  }
  return partials;
}

/** Names of partials start with `_`, so that they are not pages. */
function partialPath(path: string, part: string): string {
  const { dir, name, ext } = posix.parse(path);
  const which = part.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '');
  return `${dir}/${name.startsWith('_') ? name : `_${name}`}${which === '' ? '' : `-${which}`}${ext}`;
}

/** Returns the included lines without front matter, or `undefined` if the region or heading does not exist. */
export function partOf(text: string, part: string): string | undefined {
  const body = text.slice(bodyStart(text));
  const region = /#([\w-]+)/.exec(part)?.[1];
  const chosen = region === undefined ? body : regionOf(body, region);
  const [, from, to] = /\{(\d*)(?:,(\d*))?\}/.exec(part) ?? [];
  if (chosen === undefined || from === undefined) return chosen;
  const isOne = /\{\d+\}/.test(part);
  return chosen
    .split('\n')
    .slice(Number(from || 1) - 1, isOne ? Number(from) : Number(to || Number.MAX_SAFE_INTEGER))
    .join('\n');
}

function regionOf(text: string, name: string): string | undefined {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => new RegExp(`<!--\\s*#?region\\s+${name}\\s*-->`).test(line));
  const end = lines.findIndex((line, index) => index > start && /<!--\s*#?endregion\b/.test(line));
  if (start >= 0 && end > start) return lines.slice(start + 1, end).join('\n');
  return below(lines, name);
}

/** Returns the section of the heading with the id. */
function below(lines: readonly string[], id: string): string | undefined {
  const level = (line: string): number => /^(#{1,6})\s/.exec(line)?.[1]?.length ?? 0;
  const isMeant = (line: string): boolean =>
    level(line) > 0 &&
    (line.includes(`{#${id}}`) ||
      line
        .toLowerCase()
        .replace(/[^\w]+/g, '-')
        .replace(/^-|-$/g, '') === id);
  const start = lines.findIndex(isMeant);
  if (start < 0) return undefined;
  const own = level(lines[start] ?? '');
  const end = lines.findIndex((line, index) => index > start && level(line) > 0 && level(line) <= own);
  return lines.slice(start, end < 0 ? undefined : end).join('\n');
}
