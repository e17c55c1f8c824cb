// The hidden not-found text of one language. Its title is not a heading, because a page must have only one h1.

import type { NotFoundPageView } from '@docsgen/contract/views';
import type { Messages } from '../../i18n/messages.ts';

interface NotFoundVariantProps {
  readonly variant: NotFoundPageView['variants'][number];
  readonly messages: Messages;
}

export function NotFoundVariant({ variant, messages }: NotFoundVariantProps) {
  const { title, text, request, links, home } = messages.pages.notFound;
  const { foreign } = messages.shell;
  return (
    <div hidden lang={variant.lang} data-not-found-prefix={variant.prefix} data-foreign={foreign?.notFound?.lang}>
      <span data-slot="title">{title}</span>
      <span data-slot="text">{text}</span>
      <span data-slot="request">{request}</span>
      <span data-slot="links">{links}</span>
      <a data-slot="home" href={variant.homeHref}>
        {home}
      </a>
    </div>
  );
}
