// Opens the search. Looks like the field it leads to; on phones only its icon is left. Needs the script
// (client/search-box.ts), so the styles show it only where the script runs.

import type { SearchView } from '../props.ts';
import type { Strings } from '../strings/strings.ts';
import { Icon } from './icon.tsx';

interface SearchBoxProps {
  readonly search: SearchView;
  readonly strings: Strings;
}

export function SearchBox({ search, strings }: SearchBoxProps) {
  return (
    <button
      type="button"
      className="search-box"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      // What the script needs to build the dialog: where things are, and its first words.
      data-search={JSON.stringify(search)}
      data-strings={JSON.stringify(strings.search)}
    >
      <Icon name="search" />
      <span className="search-box-label">{strings.search.label}</span>
      <span aria-hidden="true">
        <kbd>Ctrl K</kbd>
        <kbd data-keyboard="apple">⌘ K</kbd>
      </span>
    </button>
  );
}
