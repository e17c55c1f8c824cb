// What the plugins of the pipeline find in one article. It travels with the article, on its vfile.
import type { PageProps } from '@docsgen/contract/custom-page';
import type { VFile } from 'vfile';
import type { ArticleFile, PageModules } from '../model/components.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { SourcePath } from '../model/paths.ts';
import type { ArticleFacts, ArticleHeadTag, Heading, Reference, TextSection } from '../model/site.ts';
import type { HeadingRange } from '../text/nest-headings.ts';
import type { ComponentAccess, DrawnArticle } from './mdx/component-engine.ts';
import type { Unit } from './mdx/page/mdx-document.ts';
import type { PageModule } from './mdx/page/read-module.ts';
import type { ArticleLines } from './parse/source-lines.ts';

export interface CompileNotes {
  /** An h1 for sources that have none; `none`: adds nothing; `elsewhere`: the page's layout shows the title. */
  readonly title: { readonly text: string; readonly hasVersions?: true } | 'none' | 'elsewhere';
  /** `undefined`: the Markdown stands in no file. */
  readonly sources: ArticleLines | undefined;
  readonly headings: Heading[];
  readonly anchors: Set<string>;
  readonly references: Reference[];
  readonly sections: TextSection[];
  readonly diagnostics: Diagnostic[];
  /** Style sheets and scripts that the article needs. */
  readonly files: Set<ArticleFile>;
  /** Origins of frames that the article can show, and article files that are frames. */
  readonly frames: Set<string>;
  /** Names that the page gives to components of its own: docsgen's are not meant. */
  readonly shadowed: Set<string>;
  /** Headings get links to themselves; those of a page with a design of its own get ids alone. */
  readonly hasHeadingLinks: boolean;
  /** What the page has for its own head. */
  readonly head: ArticleHeadTag[];
  /** A `<head>` was found. */
  hasHead?: boolean;
  /** Levels of the page's table of contents. */
  contents: HeadingRange;
  /** Diagrams that cannot be drawn in the build are drawn in browsers. */
  hasMermaid?: boolean;
  /** `undefined`: the source is plain Markdown. */
  mdx?: MdxNotes;
}

/** What is drawn in a page in MDX, and with what. */
export interface MdxNotes extends DrawnArticle {
  /** Absolute path of the site's folder. */
  readonly root: string;
  /** Milliseconds that one component may take to be drawn. */
  readonly timeLimit: number;
  module: PageModule;
  /** The page is a component altogether, and this is what it gets. */
  readonly props?: PageProps;
  /** JavaScript draws something in the page. */
  isDrawn: boolean;
  readonly modules: PageModules;
  readonly access: ComponentAccess;
  /** Fields of the page's front matter. */
  readonly frontMatter: () => Promise<unknown>;
  /** `undefined`: there is no such file. */
  readonly parsePartial: (path: SourcePath) => Promise<ParsedPartial | undefined>;
  readonly suggest: (from: SourcePath, specifier: string) => string | undefined;
  /** Told of the style sheets and scripts that the article needs. */
  readonly note: (file: ArticleFile) => void;
}

/** See `Unit`. */
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

/** The same bytes in whatever order they were noted; nothing where there are none, as in most articles. */
export function framesOf({ frames }: CompileNotes): Pick<ArticleFacts, 'frames'> {
  return frames.size > 0 ? { frames: [...frames].sort() } : {};
}
