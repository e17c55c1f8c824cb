// The not-found page. Servers send one file for all languages, so the page contains its text in every language of the
// site, and not-found.ts shows the text in the language of the URL.

import type { NotFoundPageView, ShellView } from '@docsgen/contract/views';
import type { Messages } from '../../i18n/messages.ts';
import { type Languages, messagesFor } from '../../i18n/messages-for.ts';

interface NotFoundProps {
  readonly shell: ShellView;
  readonly page: NotFoundPageView;
  readonly languages: Languages;
}

export function NotFound({ shell, page, languages }: NotFoundProps) {
  const messages = messagesFor(languages, shell.lang);
  const { title, text, request, links } = messages.pages.notFound;
  return (
    <div className="not-found">
      <div data-not-found={shell.lang} {...messages.shell.foreign?.notFound}>
        <p className="not-found-code" aria-hidden="true">
          404
        </p>
        <h1 data-slot="title">{title}</h1>
        <p className="lead" data-slot="text">
          {text}
        </p>
        <p data-slot="request">{request}</p>
        <h2 data-slot="links">{links}</h2>
        <ul className="not-found-links">
          <li>
            <a href={shell.homeHref} data-slot="home">
              {messages.pages.notFound.home}
            </a>
          </li>
          {page.links
            .filter(({ href }) => href !== shell.homeHref)
            .map(({ label, href }) => (
              <li key={href} lang={shell.lang}>
                <a href={href}>{label}</a>
              </li>
            ))}
        </ul>
      </div>
      {page.variants.length > 1 &&
        page.variants.map((variant) => (
          <NotFoundVariant key={variant.prefix} variant={variant} messages={messagesFor(languages, variant.lang)} />
        ))}
    </div>
  );
}

interface NotFoundVariantProps {
  readonly variant: NotFoundPageView['variants'][number];
  readonly messages: Messages;
}

/** The hidden text in one language. Its title is not a heading, because a page must have only one h1. */
function NotFoundVariant({ variant, messages }: NotFoundVariantProps) {
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
