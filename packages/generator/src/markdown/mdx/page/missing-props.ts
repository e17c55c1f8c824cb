// The `props` of a page: it has none, as nothing imports it. What it asks of them anyway is told, for readers get
// nothing in its place.

import { PageWarning } from '../evaluate.ts';
import type { OpenUnit, Surroundings } from './mdx-document.ts';

export function noProps({ unit, expressions }: OpenUnit, tell: Surroundings['tell']): object {
  const tellOf = (name: string): void => {
    const asks = new RegExp(`\\bprops\\b[^]*(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`);
    for (const { code, position } of expressions) {
      if (!asks.test(code)) continue;
      const hint = `Give it to a partial, <Part ${name}="…" />; fields of the front matter are {frontMatter.${name}}`;
      tell(new PageWarning(`This page has no props, so there is no ${name}`, { file: unit.path, position }, hint));
    }
  };
  return new Proxy(
    {},
    {
      get: (nothing, name) => {
        if (typeof name === 'string' && /^[\w$]+$/.test(name) && !(name in nothing)) tellOf(name);
        return Reflect.get(nothing, name);
      },
    },
  );
}
