// What pages have of the site's own components. All builds ask for that; only those of sites that have some load what
// makes them.
import type { ArticleFiles, PageModules } from '../../model/components.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { OutputFile } from '../../model/output.ts';
import type { ParsedSource, ResolvedLink, SiteGraph } from '../../model/site.ts';
import { hrefOf } from '../../routes/routes.ts';
import { pictureFile } from '../../text/images/image-dimensions.ts';

/** The site's components, ready to be used by its pages. */
export interface SiteComponents {
  /** What a source can import; `undefined`: it is plain Markdown, or there is nothing that it could import. */
  readonly modulesOf: (source: ParsedSource) => PageModules | undefined;
  readonly articleFiles: ArticleFiles;
  /** Text of the package that draws diagrams in browsers; `undefined`: no page needs it, or it is not installed. */
  readonly mermaid?: string | undefined;
  /** Pictures and fonts that components import. */
  readonly files: readonly OutputFile[];
  /** Everything that they were made of, and what was looked for; from the site's folder. */
  readonly inputs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

export const noComponents: SiteComponents = {
  modulesOf: () => undefined,
  articleFiles: new Map(),
  files: [],
  inputs: [],
  diagnostics: [],
};

/** The graph of a site whose articles show pictures of components. */
export function withComponentFiles(graph: SiteGraph, { files }: Pick<SiteComponents, 'files'>): SiteGraph {
  if (files.length === 0 && !graph.componentFiles) return graph;
  const sized = files.map(({ path, content }) => [hrefOf(graph.config, path), sizeOf(content)] as const);
  return { ...graph, componentFiles: new Map(sized) };
}

function sizeOf(content: OutputFile['content']): ResolvedLink['size'] {
  const picture = typeof content === 'string' ? undefined : pictureFile(content);
  return picture && { width: picture.width, height: picture.height };
}
