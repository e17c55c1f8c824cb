// A link to the current page in another language, labeled in that language.

import type { LocaleLink } from '@docsgen/contract/views';

interface LanguageLinkProps {
  readonly locale: LocaleLink;
}

export function LanguageLink({ locale }: LanguageLinkProps) {
  return (
    <a
      className="nav-link"
      href={locale.href}
      lang={locale.lang}
      hrefLang={locale.lang}
      aria-current={locale.isCurrent ? 'true' : undefined}
      data-language-link=""
    >
      {locale.label}
    </a>
  );
}
