// The inert parts of a shell: what React would never change in the browser is drawn by the server alone, as HTML that
// stands in the shell. Its components, words and views cost a page no script.

import type { Html } from '@docsgen/contract/html';
import type { HydratedPageView, HydratedShellView, ShellView } from '@docsgen/contract/views';
import type { ReactNode } from 'react';
import { PageFoot } from '../components/article/page-foot.tsx';
import { FooterBody } from '../components/footer/footer-body.tsx';
import { SocialLinks } from '../components/social/social-links.tsx';
import type { Messages } from '../i18n/messages.ts';
import type { PlainView, SlottedPage } from './slotted-view.ts';

type Draw = (node: ReactNode) => Html;

export function inertShell(shell: ShellView, { shell: messages }: Messages, draw: Draw): HydratedShellView {
  const { footer, social } = shell;
  return {
    ...shell,
    social: social && draw(<SocialLinks links={social} />),
    footer: footer && draw(<FooterBody footer={footer} social={social} messages={messages} />),
  };
}

export function inertPage(page: Exclude<SlottedPage, PlainView>, messages: Messages, draw: Draw): HydratedPageView {
  return page.kind === 'home' ? page : { ...page, foot: draw(<PageFoot foot={page.foot} messages={messages} />) };
}
