// Reports URLs that two files of a Docusaurus site share, in which case Docusaurus shows only one of them.
import { type Diagnostic, error, warning } from 'docsgen/internals';
import type { DocusaurusSite } from '../site.ts';
import { bareUrl } from './addresses.ts';
import { type ComputedAddress, computedAddresses } from './computed-addresses.ts';

export function checkAddresses(site: DocusaurusSite): readonly Diagnostic[] {
  const [original] = site.locales;
  const first = new Map<string, ComputedAddress>();
  const told = repeatedIds(site);
  const repeated: [ComputedAddress, ComputedAddress][] = [];
  for (const each of computedAddresses(site)) {
    if (each.locale !== original?.code || each.kind === 'file') continue;
    const key = bareUrl(each.url);
    const before = first.get(key);
    if (before && told.has(each.from)) continue;
    if (before) repeated.push([before, each]);
    else first.set(key, each);
  }
  const doubles = repeated.map(([before, { url, from }]) =>
    warning({
      code: 'migration',
      message: `Two files have the same URL: ${bareUrl(url)}`,
      file: from,
      related: [{ message: `The other file is ${before.from}`, file: before.from, position: undefined }],
      hint: 'Docusaurus shows only one of them: set a different slug, or a different routeBasePath in its plugin',
    }),
  );
  return [...sameIds(site), ...doubles];
}

/** Returns documents with duplicate ids, which are reported elsewhere. */
function repeatedIds({ docs }: DocusaurusSite): ReadonlySet<string> {
  const repeated = docs.flatMap(({ versions }) =>
    versions.flatMap(({ documents }) => {
      const known = new Set<string>();
      return documents.filter(({ id }) => known.size === known.add(id).size).map(({ source }) => source);
    }),
  );
  return new Set(repeated);
}

function sameIds({ docs, blogs, configFile }: DocusaurusSite): readonly Diagnostic[] {
  return [docs, blogs].flatMap((instances) =>
    instances
      .filter(({ id }, index) => instances.findIndex((each) => each.id === id) !== index)
      .map(({ id }) =>
        error({
          code: 'migration',
          message: `Two plugins of the same kind have the same ID: '${id}'`,
          file: configFile,
          hint: "Set a different 'id' for each of them",
        }),
      ),
  );
}
