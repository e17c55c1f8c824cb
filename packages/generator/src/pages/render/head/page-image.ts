// Returns the URL of the image for link previews.
import { isSourced, type Page } from '../../../model/site.ts';
import { absolute, type RenderContext } from '../render-context.ts';

export function imageOf(context: RenderContext, page: Page): string | undefined {
  const own = isSourced(page) ? page.parsed.frontMatter.image : page.image;
  const written = own ?? context.graph.config.socialImage;
  if (written === undefined) return undefined;
  const file = own !== undefined && isSourced(page) ? page.parsed.file.path : undefined;
  return absolute(
    context,
    context.resolveLink(page, file, { href: written, use: file === undefined ? 'link' : 'image' }).href,
  );
}
