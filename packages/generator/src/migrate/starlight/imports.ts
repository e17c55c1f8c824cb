// What a page in MDX imports: Starlight's components go, pictures become Markdown, partials come along, and what only
// Astro can draw is left out and told.
import { type MovedPage, relative } from '../moves.ts';
import { matchesIn, type PageWork, replace, tell } from '../page-work.ts';
import { fileOf, type Place, targetOf } from './places.ts';
import type { StarlightSite } from './site.ts';
import { attributeOf, type JsxTag } from './tags.ts';

export interface PageNames {
  /** Starlight's components, by the names that they have in the page. */
  readonly own: ReadonlyMap<string, string>;
  /** Those that the page has still: partials, and what it exports itself. Nothing draws any other here. */
  readonly kept: ReadonlySet<string>;
  /** Paths of pictures as they are written, by name. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Components of Astro that show pictures. */
  readonly images: ReadonlySet<string>;
  /** Files of partials. */
  readonly partials: readonly { readonly source: string; readonly to: string }[];
}

const statement = /^import\s+(?:([^'"\s](?:[^'"]*[^'"\s])?)\s+from\s+)?['"]([^'"]+)['"];?[ \t]*(?:\r?\n|$)/gm;

export function convertImports(work: PageWork, site: StarlightSite, place: Place): PageNames {
  const own = new Map<string, string>();
  const exported = matchesIn(work, /^export\s+(?:const|let|function|class)\s+([A-Z]\w*)/gm).map(
    ([, name = '']) => name,
  );
  const kept = new Set(exported);
  const pictures = new Map<string, string>();
  const images = new Set<string>();
  const partials: Pick<MovedPage, 'source' | 'to'>[] = [];
  for (const { 0: whole, 1: clause = '', 2: from = '', index } of matchesIn(work, statement)) {
    const names = namesIn(clause);
    const end = index + whole.length;
    const file = fileOf(site, place.source, from);
    if (file !== undefined && /\.mdx?$/.test(file)) {
      const to = partialPath(targetOf(site, file));
      partials.push({ source: file, to });
      for (const [local] of names) kept.add(local);
      replace(work, index, end, whole.replace(from, relative(place.to, to)));
      continue;
    }
    replace(work, index, end, '');
    for (const [local, exported] of names) {
      if (from === '@astrojs/starlight/components') own.set(local, exported);
      else if (from === 'astro:assets') images.add(local);
      else if (/\.(?:png|jpe?g|svg|webp|avif|gif)$/i.test(from)) pictures.set(local, from);
    }
    const isKnown =
      from.startsWith('@astrojs/starlight/') || from === 'astro:assets' || pictures.has(names[0]?.[0] ?? '');
    if (!isKnown) {
      const hint = 'Write it as a component in React in components/, and import that';
      tell(work, index, { severity: 'warning', message: `The import of ${from} was left out`, hint });
    }
  }
  return { own, kept, pictures, images, partials };
}

/** MDX is imported by docsgen from files whose names begin with `_`. */
function partialPath(path: string): string {
  return path.split('/').some((part) => part.startsWith('_')) ? path : path.replace(/(?<![^/])([^/]+)$/, '_$1');
}

/** Names in the page with what they are exported as. */
function namesIn(clause: string): readonly (readonly [local: string, exported: string])[] {
  const [, whole = '', list = ''] = /^(?:type\s+)?([\w$]*)\s*,?\s*(?:\{([\s\S]*)\})?/.exec(clause) ?? [];
  const named = list.split(',').flatMap((each): readonly (readonly [string, string])[] => {
    const [exported, local] = each.trim().split(/(?<!\s)\s+as\s+/);
    return exported ? [[local ?? exported, exported]] : [];
  });
  return whole === '' ? named : [[whole, 'default'], ...named];
}

/** `<Image src={picture} alt="…" />` as a picture of Markdown; `undefined`: its source is computed. */
export function pictureOf(tag: JsxTag, pictures: PageNames['pictures']): { path: string; alt: string } | undefined {
  const source = attributeOf(tag, 'src');
  const name = /^\{\s*([\w$]+)\s*\}$/.exec(source?.source ?? '')?.[1];
  const path = name === undefined ? source?.text : pictures.get(name);
  return path === undefined ? undefined : { path, alt: attributeOf(tag, 'alt')?.text ?? '' };
}
