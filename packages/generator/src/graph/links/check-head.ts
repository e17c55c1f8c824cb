// Checks that files exist if they are loaded by elements in the head.

import type { ArticleFacts } from '../../model/article.ts';
import type { ConfiguredHeadTag } from '../../model/config.ts';
import { type Diagnostic, diagnostic } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { SiteGraph } from '../../model/site.ts';
import { allHeadTags, localUrl } from '../../routes/head-tag-urls.ts';
import { urlKey } from '../../routes/routes.ts';
import { decodePath, splitHref } from '../../text/hrefs.ts';
import { didYouMean, fileNotFound } from '../../text/wording.ts';

/** `added` contains generated files of the output. */
export function checkHead(
  { config, tree, pages }: SiteGraph,
  added: readonly { readonly path: string }[] = [],
): readonly Diagnostic[] {
  const { checks, file = '' } = config;
  const severity = checks.images;
  if (severity === 'off') return [];
  const others = new Set(added.map(({ path }) => path));
  return allHeadTags({ config, pages }).flatMap((tag) => {
    const lost = lostFile(tag, tree, others);
    return lost ? [diagnostic(severity, { ...lost, file, position: tag.position })] : [];
  });
}

/** Checks the elements of a single page. A `<link>` to a page, such as `rel="next"`, is not reported. */
export function checkPageHead(
  { config, tree, byUrl }: SiteGraph,
  path: SourcePath,
  tags: NonNullable<ArticleFacts['head']>,
): readonly Diagnostic[] {
  const severity = config.checks.images;
  if (severity === 'off') return [];
  return tags.flatMap(({ tag, file = path, ...element }) => {
    const lost = tag === 'title' ? undefined : lostFile({ ...element, tag }, tree);
    const href = String(element.attributes.href ?? '');
    if (lost === undefined || byUrl.has(urlKey(decodePath(splitHref(href).path)))) return [];
    return [diagnostic(severity, { ...lost, file, position: element.position })];
  });
}

function lostFile(
  tag: ConfiguredHeadTag,
  { staticFiles }: SiteGraph['tree'],
  others?: ReadonlySet<string>,
): Pick<Diagnostic, 'code' | 'message' | 'hint'> | undefined {
  const href = localUrl(tag);
  if (href === undefined) return undefined;
  const path = decodePath(splitHref(href).path);
  if (staticFiles.has(path.slice(1)) || others?.has(path.slice(1))) return undefined;
  const known = [...staticFiles].map((each) => `/${each}`);
  return {
    code: 'image',
    message: fileNotFound(`static${path}`),
    hint: didYouMean(path, known),
  };
}
