// One Markdown file on its own: front matter, title, description. Cheap, because it runs for every page of every build.
import type { Checked } from '../model/diagnostic.ts';
import type { ParsedSource, SourceFile } from '../model/site.ts';
import { firstHeading, firstParagraph } from '../text/markdown-text.ts';
import { splitFrontMatter } from './front-matter.ts';

export function parseSource(file: SourceFile): Checked<ParsedSource> {
  const { frontMatter, keyPositions, body, diagnostics } = splitFrontMatter(file);
  return {
    value: {
      file,
      frontMatter,
      keyPositions,
      body,
      title: frontMatter.title || (firstHeading(body) ?? fileTitle(file)),
      description: frontMatter.description ?? firstParagraph(body),
    },
    diagnostics,
  };
}

function fileTitle(file: SourceFile): string {
  const name = file.place.relative.split('/').at(-1) ?? '';
  return name.replace(/\.[^.]+$/, '');
}
