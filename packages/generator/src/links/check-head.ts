// Checks the files that elements in the head of pages load.
import { diagnostic } from '../diagnostics/create.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { SiteGraph } from '../model/site.ts';
import { localAddress } from '../routes/head-address.ts';
import { decodePath, splitHref } from '../text/hrefs.ts';
import { didYouMean } from '../text/suggest.ts';

export function checkHead({ config, tree }: SiteGraph): readonly Diagnostic[] {
  const { checks, file = '', headTags } = config;
  const severity = checks.images;
  if (severity === 'off') return [];
  return headTags.flatMap((tag) => {
    const href = localAddress(tag);
    if (href === undefined) return [];
    const path = decodePath(splitHref(href).path);
    if (tree.staticFiles.has(path.slice(1))) return [];
    const known = [...tree.staticFiles].map((each) => `/${each}`);
    const message = `The ${tag.tag} ${href} is no file of static/`;
    return [
      diagnostic(severity, { code: 'image', message, file, position: tag.position, hint: didYouMean(path, known) }),
    ];
  });
}
