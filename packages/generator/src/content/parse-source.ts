// One Markdown file on its own: front matter, title, description. Cheap, because it runs for every page of every build.
import { identify } from '../graph/routes.ts';
import type { Checked } from '../model/diagnostic.ts';
import type { ParsedSource, SourceFile, SourceText } from '../model/site.ts';
import { firstHeading, firstParagraph } from '../text/markdown-text.ts';
import { bodyOf } from './body-of.ts';
import { splitFrontMatter } from './front-matter.ts';

export function parseSource(source: SourceText): Checked<ParsedSource> {
  const { text, ...file } = source;
  const { frontMatter, keyPositions, bodyStart, diagnostics } = splitFrontMatter(source);
  const body = bodyOf(text, bodyStart);
  const ownTitle = frontMatter.title || firstHeading(body);
  return {
    value: {
      file,
      frontMatter,
      keyPositions,
      bodyStart,
      title: ownTitle ?? fileTitle(file, frontMatter.parseNumberPrefixes),
      isTitled: ownTitle !== undefined,
      description: frontMatter.description ?? firstParagraph(body),
    },
    diagnostics,
  };
}

/** The file's name without its number; an index stands for its folder, and is called like it. */
function fileTitle(file: SourceFile, parsesPrefixes: boolean): string {
  const { name, folders, isIndex } = identify(file.place.relative, parsesPrefixes);
  return (isIndex ? folders.at(-1) : undefined) ?? name;
}
