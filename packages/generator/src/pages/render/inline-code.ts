// What the pages of a site have in them as text, for a policy that lets nothing else of the kind run.
import type { InlineCode } from '@docsgen/contract/views';
import { inlineCodeOf } from '@docsgen/theme/render-document';
import { notFoundLocation } from '../../routes/routes.ts';
import { siteHead } from './head/head-props.ts';
import type { RenderContext } from './render-context.ts';
import { shellView } from './shell-props.ts';

/** The same on every page, in every language. */
export function inlineCode(context: RenderContext): InlineCode {
  const [locale] = context.graph.config.locales;
  return inlineCodeOf(siteHead(context, locale), shellView(context, notFoundLocation(locale)));
}
