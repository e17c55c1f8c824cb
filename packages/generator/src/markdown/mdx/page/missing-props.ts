// The `props` of a page, which are always empty, because pages are not imported. If the page reads a property, a
// warning is reported, because the property is `undefined`.

import { PageWarning } from '../evaluate.ts';
import type { OpenUnit, UnitEnvironment } from './mdx-document.ts';

export function emptyProps({ unit, expressions }: OpenUnit, report: UnitEnvironment['report']): object {
  const reportUse = (name: string): void => {
    const use = new RegExp(`\\bprops\\b[^]*(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`);
    for (const { code, position } of expressions) {
      if (!use.test(code)) continue;
      const hint = `Pass it to a partial: <Part ${name}="…" />. Front matter is available as {frontMatter.${name}}`;
      report(new PageWarning(`Pages have no props, so '${name}' is undefined`, { file: unit.path, position }, hint));
    }
  };
  return new Proxy(
    {},
    {
      get: (nothing, name) => {
        if (typeof name === 'string' && /^[\w$]+$/.test(name) && !(name in nothing)) reportUse(name);
        return Reflect.get(nothing, name);
      },
    },
  );
}
