// Handles imports in MDX: imports of Starlight components are removed, images become Markdown, partials are migrated,
// and imports that require Astro are removed and reported.
import type { PagePlace } from '../localized-pages.ts';
import type { Partial } from '../migrate-pages.ts';
import { relative } from '../page-links.ts';
import { matchesIn, type PageConversion, replace, tell } from '../page-work.ts';
import { fileOf, targetOf } from './places.ts';
import type { StarlightSite } from './site.ts';
import { attributeOf, type JsxTag } from './tags.ts';

export interface PageNames {
  /** Export names of Starlight components, by local name. */
  readonly own: ReadonlyMap<string, string>;
  /** Names that the page still defines: names of partials, and its own exports. All other components are not shown. */
  readonly kept: ReadonlySet<string>;
  /** Paths of images as written, by local name. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Local names of Astro's image components. */
  readonly images: ReadonlySet<string>;
  /** Imported partials. */
  readonly partials: readonly Partial[];
}

const statement = /^import\s+(?:([^'"\s](?:[^'"]*[^'"\s])?)\s+from\s+)?['"]([^'"]+)['"];?[ \t]*(?:\r?\n|$)/gm;

export function convertImports(work: PageConversion, site: StarlightSite, place: PagePlace): PageNames {
  const own = new Map<string, string>();
  const exported = matchesIn(work, /^export\s+(?:const|let|function|class)\s+([A-Z]\w*)/gm).map(
    ([, name = '']) => name,
  );
  const kept = new Set(exported);
  const pictures = new Map<string, string>();
  const images = new Set<string>();
  const partials: Partial[] = [];
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
      const hint = 'Rewrite it as a React component in components/, and import that';
      tell(work, index, { severity: 'warning', message: `The import of ${from} was removed`, hint });
    }
  }
  return { own, kept, pictures, images, partials };
}

/** docsgen allows only imports of MDX files whose names start with `_`. */
function partialPath(path: string): string {
  return path.split('/').some((part) => part.startsWith('_')) ? path : path.replace(/(?<![^/])([^/]+)$/, '_$1');
}

/** Returns local names with their export names. */
function namesIn(clause: string): readonly (readonly [local: string, exported: string])[] {
  const [, whole = '', list = ''] = /^(?:type\s+)?([\w$]*)\s*,?\s*(?:\{([\s\S]*)\})?/.exec(clause) ?? [];
  const named = list.split(',').flatMap((each): readonly (readonly [string, string])[] => {
    const [exported, local] = each.trim().split(/(?<!\s)\s+as\s+/);
    return exported ? [[local ?? exported, exported]] : [];
  });
  return whole === '' ? named : [[whole, 'default'], ...named];
}

/** Returns the path and alt text of `<Image src={picture} alt="…" />`, or `undefined` if the source is computed. */
export function pictureOf(tag: JsxTag, pictures: PageNames['pictures']): { path: string; alt: string } | undefined {
  const source = attributeOf(tag, 'src');
  const name = /^\{\s*([\w$]+)\s*\}$/.exec(source?.source ?? '')?.[1];
  const path = name === undefined ? source?.text : pictures.get(name);
  return path === undefined ? undefined : { path, alt: attributeOf(tag, 'alt')?.text ?? '' };
}
