// Props of a configured head element. Paths on the site are prefixed with `baseUrl`.
import type { HeadTagView } from '@docsgen/contract/views';
import type { ConfiguredHeadTag, SiteConfig } from '../../../model/config.ts';
import { addressIn, localUrl } from '../../../routes/head-tag-urls.ts';

export function headTagView(
  { baseUrl }: Pick<SiteConfig, 'baseUrl'>,
  element: Omit<ConfiguredHeadTag, 'position'>,
): HeadTagView {
  const { tag, attributes, text } = element;
  const [address, local] = [addressIn(element), localUrl(element)];
  const own = address && local !== undefined ? { [address.name]: baseUrl + local.slice(1) } : {};
  return { tag, attributes: { ...attributes, ...own }, text };
}
