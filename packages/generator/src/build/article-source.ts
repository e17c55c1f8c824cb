// What of a parsed source its article is made from, and which of its links stand in the front matter instead of the text.
import { bodyOf } from '../content/body-of.ts';
import type { ArticleSource } from '../markdown/compile-page.ts';
import type { PageFacts, ParsedSource, Reference } from '../model/site.ts';

/** All but the text. */
export type ArticleFrame = Omit<ArticleSource, 'body'>;

export function articleFrame({ file, frontMatter, title }: ParsedSource, lang: string): ArticleFrame {
  const { path, place } = file;
  const below = [place.version?.folder, place.relative].filter(Boolean).join('/');
  return {
    path,
    lang,
    // `content/en` for `content/en/api/keys.md`; `''` where the site's folder is the content itself.
    localeFolder: path.slice(0, Math.max(0, path.length - below.length - 1)),
    // The landing page's layout shows its title itself.
    title: place.section === undefined ? 'elsewhere' : frontMatter.hideTitle ? 'none' : { text: title },
  };
}

export function articleSource(parsed: ParsedSource, lang: string, text: string): ArticleSource {
  return { ...articleFrame(parsed, lang), body: bodyOf(text, parsed.bodyStart) };
}

/** An article's facts with the addresses of a landing page's steps, topics and news, checked like those of its text. */
export function withFrontMatter(facts: PageFacts, source: ParsedSource): PageFacts {
  const { home, image } = source.frontMatter;
  if (home === undefined && image === undefined) return facts;
  const lists = {
    actions: home?.actions ?? [],
    steps: home?.steps ?? [],
    topics: home?.topics ?? [],
    news: home?.news ?? [],
  };
  const links = Object.entries(lists).flatMap(([name, list]) =>
    list.flatMap(({ to }, index): readonly Reference[] =>
      to === undefined
        ? []
        : [{ href: to, use: 'link', file: undefined, position: source.keyPositions.get(`home.${name}.${index}.to`) }],
    ),
  );
  const picture: readonly Reference[] =
    image === undefined
      ? []
      : [{ href: image, use: 'image', file: undefined, position: source.keyPositions.get('image') }];
  return { ...facts, references: [...facts.references, ...links, ...picture] };
}
