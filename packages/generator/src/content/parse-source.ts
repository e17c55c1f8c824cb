// Parses the front matter, title and description of a Markdown file. Parsing must be fast, because it runs for every
// page in every build.

import type { Checked } from '../model/diagnostic.ts';
import type { ParsedSource, SourceFile, SourceText } from '../model/source.ts';
import { identify, type PrefixOptions } from '../routes/routes.ts';
import { syntaxOf } from '../routes/source-syntax.ts';
import { datedName } from '../text/dated-name.ts';
import { replaceControlCharacters } from '../text/html/control-characters.ts';
import { textIn } from '../text/localized.ts';
import { firstHeading, firstParagraph, removeMdxComments } from '../text/markdown-text.ts';
import { findImports, removeImports } from '../text/module-imports.ts';
import { splitFrontMatter } from './front-matter.ts';
import { parsePageFields, parsePost } from './posts/parse-post.ts';
import { bodyOf } from './source-body.ts';

export function parseSource(source: SourceText): Checked<ParsedSource> {
  const { text, hash, ...file } = source;
  const { frontMatter, keyPositions, bodyStart, diagnostics } = splitFrontMatter(source);
  const body = bodyOf(text, bodyStart);
  const imports = findImports(body);
  const isMdx = imports.length > 0 || syntaxOf({ file, frontMatter }, { mdx: 'files' }) === 'mdx';
  const words = isMdx ? removeImports(body) : body;
  const ownTitle = frontMatter.title || cleaned(firstHeading(words));
  const isPost = file.location.section?.posts !== undefined;
  const post = isPost ? parsePost({ file, frontMatter, keyPositions, body: words }) : undefined;
  const fields = isPost ? undefined : parsePageFields({ file, frontMatter, keyPositions });
  return {
    value: {
      file,
      hash,
      frontMatter,
      keyPositions,
      bodyStart,
      title: ownTitle ?? titleFromName(file, frontMatter),
      isTitled: ownTitle !== undefined,
      description: frontMatter.description ?? cleaned(firstParagraph(isMdx ? removeMdxComments(words) : words)),
      ...(imports.length > 0 && { imports }),
      ...(post && { post: post.value }),
      ...fields?.value,
    },
    diagnostics: [...diagnostics, ...[post, fields].flatMap((own) => own?.diagnostics ?? [])],
  };
}

function cleaned(text: string | undefined): string | undefined {
  return text && replaceControlCharacters(text);
}

/** Returns the file name or, for an index, the folder name, without its number prefix. */
export function titleFromName(file: SourceFile, options: PrefixOptions): string {
  const { name, folders, isIndex } = identify(file.location.relative, options);
  const { section, locale } = file.location;
  if (section?.posts?.file !== undefined) return textIn(section.label, locale, locale);
  if (section?.posts) return replaceControlCharacters(datedName((isIndex && folders.at(-1)) || name).rest);
  return replaceControlCharacters((isIndex ? folders.at(-1) : undefined) ?? name);
}
