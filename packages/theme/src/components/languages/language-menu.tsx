// The language menu in the navbar.

import type { LocaleLink } from '@docsgen/contract/views';
import type { ShellMessages } from '../../i18n/messages.ts';
import { Icon } from '../../styles/icons/icon.tsx';
import { Dropdown } from '../dropdown/dropdown.tsx';
import { LanguageLink } from './language-link.tsx';

interface LanguageMenuProps {
  readonly locales: readonly LocaleLink[];
  readonly messages: ShellMessages;
}

export function LanguageMenu({ locales, messages }: LanguageMenuProps) {
  const { foreign, languages } = messages;
  const current = locales.find((locale) => locale.isCurrent);
  const label = (
    <>
      <Icon name="language" />
      {current !== undefined && (
        <span className="sr-only" {...foreign?.languages}>
          {languages}
          {': '}
        </span>
      )}
      {current?.label ?? languages}
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
