// Links and images in the front matter, which are checked and resolved like those of the article.
import type { ArticleFacts, Reference } from '../../model/article.ts';
import type { ParsedSource } from '../../model/source.ts';

/** Adds references to the facts: the actions, steps, topics and news of a landing page, and the page's image. */
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
  const images: readonly Reference[] =
    image === undefined
      ? []
      : [{ href: image, use: 'image', file: undefined, position: source.keyPositions.get('image') }];
  return { ...facts, references: [...facts.references, ...links, ...images] };
}
