// The not-found page. Servers send one file for all languages, so the page contains its text in every language of the
// site, and not-found.ts shows the text in the language of the URL.

import type { NotFoundPageView, ShellView } from '@docsgen/contract/views';
import { type Languages, messagesFor } from '../../i18n/messages-for.ts';
import { NotFoundVariant } from './not-found-variant.tsx';

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
