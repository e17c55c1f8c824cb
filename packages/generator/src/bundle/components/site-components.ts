// Interface to a site's components. Every build uses this module, but loads the code that compiles components only if
// the site has components.

import type { ResolvedLink } from '../../model/article.ts';
import type { ArticleFiles, PageModules } from '../../model/components.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { OutputFile } from '../../model/output.ts';
import type { SiteGraph } from '../../model/site.ts';
import type { ParsedSource } from '../../model/source.ts';
import { hrefOf } from '../../routes/routes.ts';
import { imageInfo } from '../../text/images/image-files.ts';

export interface SiteComponents {
  /** Modules that a source can import, or `undefined` if it is plain Markdown or the site has no modules. */
  readonly modulesOf: (source: ParsedSource) => PageModules | undefined;
  readonly articleFiles: ArticleFiles;
  /** Images and fonts that components import. */
  readonly files: readonly OutputFile[];
  /** Paths of all inputs, and all paths where modules were searched for, relative to the site's root. */
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

/** Adds the sizes of images in components to the graph, for articles that show these images. */
export function withComponentFiles(graph: SiteGraph, { files }: Pick<SiteComponents, 'files'>): SiteGraph {
  if (files.length === 0 && !graph.componentFiles) return graph;
  const sized = files.map(({ path, content }) => [hrefOf(graph.config, path), sizeOf(content)] as const);
  return { ...graph, componentFiles: new Map(sized) };
}

function sizeOf(content: OutputFile['content']): ResolvedLink['size'] {
  const picture = typeof content === 'string' ? undefined : imageInfo(content);
  return picture && { width: picture.width, height: picture.height };
}
