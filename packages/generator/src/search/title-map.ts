// The titles of every page and heading of one language, from what the compiler already knows: enough to go to a page by name.
import { hrefOf, sectionKey } from '../graph/routes.ts';
import type { Locale } from '../model/config.ts';
import type { OutputFile } from '../model/output.ts';
import type { OutputPath, SourcePath } from '../model/paths.ts';
import type { Page, PageFacts, SiteGraph } from '../model/site.ts';
import { trailOf } from './trail.ts';

type FactsBySource = Pick<ReadonlyMap<SourcePath, PageFacts>, 'get'>;

/** One entry, in the shape the theme reads: its `TitleEntry`. */
interface TitleEntry {
  readonly title: string;
  readonly href: string;
  readonly trail: readonly string[];
  readonly place: string | undefined;
  readonly headings: readonly (readonly [id: string, text: string])[];
}

/** The map is read whole: of more pages than these it has the titles alone, and headings are found by the full text. */
const mostWithHeadings = 2_000;

const noFacts: FactsBySource = { get: () => undefined };

export function titleMapPath(locale: Locale): OutputPath {
  return `search/titles.${locale.code}.json` as OutputPath;
}

/** Unlisted pages are not found by searching, and neither is a text in another language than the reader's. */
export function titleMap(graph: SiteGraph, locale: Locale, facts: FactsBySource): OutputFile {
  const pages = [...graph.pages.values()]
    .filter((page) => page.locale === locale && !page.isUnlisted && page.translation !== 'missing')
    // One after the other, as text: all entries of a great site are a great deal more than what they say.
    .map((page, _, all) => JSON.stringify(titleEntry(graph, page, all.length > mostWithHeadings ? noFacts : facts)));
  return { path: titleMapPath(locale), content: `{"pages":[${pages.join(',')}]}` };
}

function titleEntry(graph: SiteGraph, page: Page, facts: FactsBySource): TitleEntry {
  const headings = page.kind === 'category' ? [] : (facts.get(page.parsed.file.path)?.headings ?? []);
  return {
    title: page.title,
    href: hrefOf(graph.config, page.url),
    trail: trailOf(graph, page),
    place: page.section && sectionKey(page.section, page.version),
    headings: headings.filter(({ level }) => level > 1 && level < 4).map(({ id, text }) => [id, text]),
  };
}
