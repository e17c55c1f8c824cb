// This page in the site's other languages, in the navbar.

import type { LocaleLink } from '../props.ts';
import type { Strings } from '../strings/strings.ts';
import { Dropdown } from './dropdown.tsx';
import { Icon } from './icon.tsx';
import { LanguageLink } from './language-link.tsx';

interface LanguageMenuProps {
  readonly locales: readonly LocaleLink[];
  readonly strings: Strings;
}

export function LanguageMenu({ locales, strings }: LanguageMenuProps) {
  const current = locales.find((locale) => locale.isCurrent);
  const label = (
    <>
      <Icon name="language" />
      {current !== undefined && <span className="sr-only">{strings.languages}: </span>}
      {current?.label ?? strings.languages}
    </>
  );
  return (
    <Dropdown label={label} isActive={false}>
      {locales.map((locale) => (
        <li key={locale.lang}>
          <LanguageLink locale={locale} />
        </li>
      ))}
    </Dropdown>
  );
}
