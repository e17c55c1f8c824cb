// Checks the files that elements in the head of pages load.
import { diagnostic } from '../diagnostics/create.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { SiteGraph } from '../model/site.ts';
import { allHeadTags, localAddress } from '../routes/head-address.ts';
import { decodePath, splitHref } from '../text/hrefs.ts';
import { didYouMean } from '../text/suggest.ts';

/** `added`: files of the output that stand in no folder. */
export function checkHead(
  { config, tree, pages }: SiteGraph,
  added: readonly { readonly path: string }[] = [],
): readonly Diagnostic[] {
  const { checks, file = '' } = config;
  const severity = checks.images;
  if (severity === 'off') return [];
  const others = new Set(added.map(({ path }) => path));
  return allHeadTags({ config, pages }).flatMap((tag) => {
    const href = localAddress(tag);
    if (href === undefined) return [];
    const path = decodePath(splitHref(href).path);
    if (tree.staticFiles.has(path.slice(1)) || others.has(path.slice(1))) return [];
    const known = [...tree.staticFiles].map((each) => `/${each}`);
    const message = `The ${tag.tag} ${href} is no file of static/`;
    return [
      diagnostic(severity, { code: 'image', message, file, position: tag.position, hint: didYouMean(path, known) }),
    ];
  });
}
