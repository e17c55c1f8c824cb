// Static parts of the shell, which never change in the browser: they are rendered only on the server and inserted as
// HTML, so that the browser does not load their components, strings and views.

import type { FooterView, HydratedPageView, HydratedShellView, ShellView } from '@docsgen/contract/views';
import { PageFoot } from '../components/article/page-foot.tsx';
import { Footer } from '../components/footer/footer.tsx';
import { FooterBody } from '../components/footer/footer-body.tsx';
import { SocialLinks } from '../components/social/social-links.tsx';
import type { PageRendering } from './markup.ts';
import type { PlainView, SlottedPage } from './slotted-view.ts';

export function staticShell({ markup, messages, about }: PageRendering, shell: ShellView): HydratedShellView {
  const { social } = shell;
  const footer = shell.footer ?? defaultFooter(markup.overrides);
  const FooterHtml = markup.overrides.has('footer') ? Footer : FooterBody;
  return {
    ...shell,
    social: social && markup.part(<SocialLinks links={social} />, about, 'l'),
    footer: footer && markup.part(<FooterHtml footer={footer} social={social} messages={messages.shell} />, about, 'f'),
  };
}

/** An overridden footer does not require a footer in the configuration. */
function defaultFooter(overrides: ReadonlySet<string>): FooterView | undefined {
  const isShown = overrides.has('footer') || overrides.has('footer-start');
  return isShown ? { columns: [], copyright: '', links: [] } : undefined;
}

export function staticPage(
  { markup, messages, about }: PageRendering,
  page: Exclude<SlottedPage, PlainView>,
): HydratedPageView {
  return page.kind === 'home'
    ? page
    : { ...page, foot: markup.part(<PageFoot foot={page.foot} messages={messages} />, about, 'e') };
}
