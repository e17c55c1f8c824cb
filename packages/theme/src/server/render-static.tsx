// Static parts of the shell, which never change in the browser: they are rendered only on the server and inserted as
// HTML, so that the browser does not load their components, strings and views.

import type { Html } from '@docsgen/contract/html';
import type { HydratedPageView, HydratedShellView, ShellView } from '@docsgen/contract/views';
import type { ReactNode } from 'react';
import { PageFoot } from '../components/article/page-foot.tsx';
import { FooterBody } from '../components/footer/footer-body.tsx';
import { SocialLinks } from '../components/social/social-links.tsx';
import type { Messages } from '../i18n/messages.ts';
import type { PlainView, SlottedPage } from './slotted-view.ts';

type RenderToHtml = (node: ReactNode) => Html;

export function staticShell(
  shell: ShellView,
  { shell: messages }: Messages,
  renderToHtml: RenderToHtml,
): HydratedShellView {
  const { footer, social } = shell;
  return {
    ...shell,
    social: social && renderToHtml(<SocialLinks links={social} />),
    footer: footer && renderToHtml(<FooterBody footer={footer} social={social} messages={messages} />),
  };
}

export function staticPage(
  page: Exclude<SlottedPage, PlainView>,
  messages: Messages,
  renderToHtml: RenderToHtml,
): HydratedPageView {
  return page.kind === 'home'
    ? page
    : { ...page, foot: renderToHtml(<PageFoot foot={page.foot} messages={messages} />) };
}
