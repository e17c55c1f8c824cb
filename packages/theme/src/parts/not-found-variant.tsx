// The not-found texts of one language, out of sight. Slots rather than a second heading: a page has one h1.

import type { NotFoundPageView } from '../props.ts';
import { stringsFor } from '../strings/strings.ts';

interface NotFoundVariantProps {
  readonly variant: NotFoundPageView['variants'][number];
}

export function NotFoundVariant({ variant }: NotFoundVariantProps) {
  const { title, text, request, links, home } = stringsFor(variant.lang).notFound;
  return (
    <div hidden lang={variant.lang} data-not-found-prefix={variant.prefix}>
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
