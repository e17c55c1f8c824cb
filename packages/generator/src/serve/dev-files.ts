// The files of a site that are no pages, as authors' browsers ask for them.
import type { SiteFiles } from '../model/file-system.ts';
import type { OutputFile } from '../model/output.ts';
import type { LocaleCode, OutputPath } from '../model/paths.ts';
import type { SiteGraph } from '../model/site.ts';
import { siteFiles } from '../output/site-files.ts';
import { titleMap, titleMapPath } from '../search/title-map.ts';
import type { DevPages, RenderParts } from './dev-pages.ts';

interface OtherFileParts {
  readonly parts: RenderParts;
  readonly pages: DevPages;
  readonly files: SiteFiles;
}

/** What a build writes beside the pages, and files of `static/`. */
export async function otherFile(
  { parts, pages, files }: OtherFileParts,
  output: string,
): Promise<OutputFile | undefined> {
  const { graph, context } = parts;
  const content = graph.tree.statics.has(output) ? await files.readBytes(`static/${output}`) : undefined;
  if (content !== undefined) return { path: output as OutputPath, content };
  const locale = graph.config.locales.find((each) => titleMapPath(each) === output);
  if (locale && graph.config.hasSearch) {
    const texts = await pages.allTexts(parts);
    return titleMap(graph, locale, new Map([...texts].map(([file, { facts }]) => [file, facts])));
  }
  const made = siteFiles(graph, allLocales(graph), context.updates).value;
  // A redirect stands at an address.
  const folder = output.replace(/\/$/, '');
  const names = [output, `${folder}/index.html`, `${folder}.html`];
  return made.find((file) => names.includes(file.path));
}

export function allLocales(graph: SiteGraph): ReadonlySet<LocaleCode> {
  return new Set(graph.config.locales.map(({ code }) => code));
}

export interface ShownFiles {
  readonly keep: (file: OutputFile) => void;
  readonly get: (path: string) => OutputFile | undefined;
}

/** More than any page shows. */
const keptFiles = 300;

/** Articles' pictures and downloads; a page that is on screen may still want those of a moment ago. */
export function keepShownFiles(): ShownFiles {
  const kept = new Map<string, OutputFile>();
  return {
    keep: (file) => {
      kept.delete(file.path);
      kept.set(file.path, file);
      const [oldest] = kept.size > keptFiles ? kept.keys() : [];
      if (oldest !== undefined) kept.delete(oldest);
    },
    get: (path) => kept.get(path),
  };
}
