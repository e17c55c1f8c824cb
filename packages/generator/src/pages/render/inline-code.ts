// Inline scripts and styles of the site's pages, which a Content Security Policy must allow.
import type { InlineCode } from '@docsgen/contract/views';
import { inlineCodeOf } from '@docsgen/theme/render-document';
import { notFoundLocation } from '../../routes/routes.ts';
import { siteHead } from './head/head-props.ts';
import type { RenderContext } from './render-context.ts';
import { shellProps } from './shell-props.ts';

/** They are the same on every page in every locale. */
export function inlineCode(context: RenderContext): InlineCode {
  const [locale] = context.graph.config.locales;
  return inlineCodeOf(siteHead(context, locale), shellProps(context, notFoundLocation(locale)));
}
