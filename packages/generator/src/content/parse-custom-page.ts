// Parses a module in `pages/`. The module's `meta` export replaces front matter.
import type { Checked } from '../model/diagnostic.ts';
import { frontMatterOf } from '../model/schema/front-matter-schema.ts';
import type { FrontMatter, ParsedSource, SourceText } from '../model/source.ts';
import { replaceControlCharacters } from '../text/html/control-characters.ts';
import { type RawMeta, readMeta } from './custom-page-meta.ts';
import { titleFromName } from './parse-source.ts';

export async function parseCustomPage({ text, hash, ...file }: SourceText): Promise<Checked<ParsedSource>> {
  const { meta, keyPositions, diagnostics } = await readMeta(text, file.path);
  const frontMatter = fieldsOf(meta);
  return {
    value: {
      file,
      hash,
      frontMatter,
      keyPositions,
      bodyStart: 0,
      title: replaceControlCharacters(meta.title ?? titleFromName(file, frontMatter)),
      isTitled: meta.title !== undefined,
      description: meta.description && replaceControlCharacters(meta.description),
    },
    diagnostics,
  };
}

function fieldsOf(meta: RawMeta): FrontMatter {
  return {
    ...frontMatterOf({}),
    title: meta.title,
    description: meta.description,
    displayedSidebar: meta.sidebar,
    hideContents: meta.contents === false,
    keywords: meta.keywords ?? [],
    image: meta.image,
    draft: meta.draft ?? false,
    unlisted: meta.unlisted ?? false,
    parseNumberPrefixes: false,
    layout: meta.layout ?? 'site',
    ...(meta.searchable === false && { isUnsearched: true }),
  };
}
