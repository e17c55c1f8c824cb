// Links and pictures that stand in the front matter instead of the text: checked and resolved like those of the
// article.
import type { ArticleFacts, ParsedSource, Reference } from '../../model/site.ts';

/** Facts of an article with the addresses of a landing page's steps, topics and news, and of the page's picture. */
export function withFrontMatter(facts: ArticleFacts, source: ParsedSource): ArticleFacts {
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
