// The page for addresses that do not exist. A server has one such file for all languages, so it carries the
// texts of every language of the site; client/not-found.ts shows the one the address asked for.

import { NotFoundVariant } from '../parts/not-found-variant.tsx';
import type { NotFoundPageView, ShellView } from '../props.ts';
import type { Strings } from '../strings/strings.ts';

interface NotFoundBodyProps {
  readonly shell: ShellView;
  readonly page: NotFoundPageView;
  readonly strings: Strings;
}

export function NotFoundBody({ shell, page, strings }: NotFoundBodyProps) {
  const { title, text, request, links } = strings.notFound;
  return (
    <div className="not-found">
      <div data-not-found={shell.lang}>
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
              {strings.notFound.home}
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
        page.variants.map((variant) => <NotFoundVariant key={variant.prefix} variant={variant} />)}
    </div>
  );
}
