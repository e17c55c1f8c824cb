// Opens the search. Looks like the field it leads to; on phones only its icon is left. Needs the script
// (search-box.ts), so the styles show it only where the script runs.

import type { SearchView } from '@docsgen/contract/views';
import type { ShellMessages } from '../../i18n/messages.ts';
import { Icon } from '../../styles/icons/icon.tsx';

interface SearchBoxProps {
  readonly search: SearchView;
  readonly messages: ShellMessages;
}

export function SearchBox({ search, messages }: SearchBoxProps) {
  return (
    <button
      type="button"
      className="search-box"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      // What the script needs to build the dialog: where things are, and its first words.
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
