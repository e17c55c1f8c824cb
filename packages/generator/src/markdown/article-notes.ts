// Facts and diagnostics that the plugins of the pipeline collect for one article. They are stored in the data of the
// article's vfile.
import type { PageProps } from '@docsgen/contract/custom-page';
import type { VFile } from 'vfile';
import type { ArticleFacts, ArticleHeadTag, Heading, Reference, TextSection } from '../model/article.ts';
import type { ArticleFile, PageModules } from '../model/components.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { SourcePath } from '../model/paths.ts';
import type { HeadingRange } from '../text/nest-headings.ts';
import type { ArticleContext, ComponentAccess } from './mdx/component-engine.ts';
import type { Unit } from './mdx/page/mdx-document.ts';
import type { PageModule } from './mdx/page/read-module.ts';
import type { ArticleLines } from './parse/source-lines.ts';

export interface CompileNotes {
  /**
   * The h1 to add to a source without one. `none` adds no h1; `elsewhere` means that the page's layout shows the title.
   */
  readonly title: { readonly text: string; readonly hasVersions?: true } | 'none' | 'elsewhere';
  /** Lines of the source, or `undefined` if the Markdown is not in a file. */
  readonly sources: ArticleLines | undefined;
  readonly headings: Heading[];
  readonly anchors: Set<string>;
  readonly references: Reference[];
  readonly sections: TextSection[];
  readonly diagnostics: Diagnostic[];
  /** Style sheets and scripts that the article needs. */
  readonly files: Set<ArticleFile>;
  /** Origins of frames in the article, and article files that are frames. */
  readonly frames: Set<string>;
  /** Names of components that the page declares, which replace the built-in components with these names. */
  readonly shadowed: Set<string>;
  /** Whether headings get a link to themselves. On pages with a custom layout, they only get an id. */
  readonly hasHeadingLinks: boolean;
  /** Elements that the page adds to its head. */
  readonly head: ArticleHeadTag[];
  /** Set if the page contains a `<head>`. */
  hasHead?: boolean;
  contents: HeadingRange;
  /** `undefined` in plain Markdown. */
  mdx?: MdxNotes;
}

/** State of an MDX page. */
export interface MdxNotes extends ArticleContext {
  readonly root: string;
  module: PageModule;
  /** Props of the page, if it is a component. */
  readonly props?: PageProps;
  /** Set if React renders a part of the page. */
  isDrawn: boolean;
  readonly modules: PageModules;
  readonly access: ComponentAccess;
  /** Returns the page's front matter. */
  readonly frontMatter: () => Promise<unknown>;
  /** Returns `undefined` if the file does not exist. */
  readonly parsePartial: (path: SourcePath) => Promise<ParsedPartial | undefined>;
  readonly suggest: (from: SourcePath, specifier: string) => string | undefined;
  /** Called with each style sheet and script that the article needs. */
  readonly note: (file: ArticleFile) => void;
}

export type ParsedPartial = Pick<Unit, 'text' | 'tree' | 'module' | 'shift'>;

declare module 'vfile' {
  interface DataMap {
    docsgen: CompileNotes;
  }
}

const usualContents: HeadingRange = { min: 2, max: 3 };

export function newNotes(title: CompileNotes['title'], sources?: ArticleLines): CompileNotes {
  return {
    title,
    sources,
    headings: [],
    anchors: new Set(),
    references: [],
    sections: [],
    diagnostics: [],
    files: new Set(),
    frames: new Set(),
    shadowed: new Set(),
    hasHeadingLinks: true,
    head: [],
    contents: usualContents,
  };
}

export function notesOf(file: VFile): CompileNotes {
  const notes = file.data.docsgen;
  if (!notes) throw new Error('This plugin runs only inside the docsgen pipeline.');
  return notes;
}

/**
 * Returns the frames in sorted order, so that the output is deterministic. The property is omitted if there are no
 * frames, as in most articles.
 */
export function framesOf({ frames }: CompileNotes): Pick<ArticleFacts, 'frames'> {
  return frames.size > 0 ? { frames: [...frames].sort() } : {};
}
