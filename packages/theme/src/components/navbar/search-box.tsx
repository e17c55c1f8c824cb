// The button that opens the search. The button looks like a search field; on phones, only its icon is visible. The
// button requires a script (search-box.ts), so CSS hides it if scripts do not run.

import type { SearchView } from '@docsgen/contract/views';
import type { ShellMessages } from '../../i18n/messages.ts';
import { Icon } from '../../styles/icons/icon.tsx';

interface SearchButtonProps {
  readonly search: SearchView;
  readonly messages: ShellMessages;
}

export function SearchButton({ search, messages }: SearchButtonProps) {
  return (
    <button
      type="button"
      className="search-box"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      // URLs and strings that the script needs to build the dialog.
      data-search={JSON.stringify(search)}
      data-strings={JSON.stringify(messages.search)}
    >
      <Icon name="search" />
      <span className="search-box-label" {...messages.foreign?.search}>
        {messages.search.label}
      </span>
      <span aria-hidden="true">
        <kbd>Ctrl K</kbd>
        <kbd data-keyboard="apple">⌘ K</kbd>
      </span>
    </button>
  );
}
