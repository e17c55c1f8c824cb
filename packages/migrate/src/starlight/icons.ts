// Maps Starlight icons to their Lucide names. Lucide has no brand icons.
const names: Readonly<Record<string, string>> = Object.fromEntries(
  `up-arrow arrow-up down-arrow arrow-down left-arrow arrow-left right-arrow arrow-right up-caret chevron-up
  down-caret chevron-down left-caret chevron-left right-caret chevron-right bars menu translate languages
  pencil pencil pen pen document file-text add-document file-plus setting settings external external-link
  download download cloud-download cloud-download moon moon sun sun laptop laptop open-book book-open
  information info magnifier search forward-slash slash close x error circle-x warning triangle-alert
  approve-check check approve-check-circle circle-check rocket rocket star star puzzle puzzle list-format list
  random shuffle comment message-square comment-alt message-square heart heart telescope telescope bars menu
  folder folder folder-open folder-open seti:folder folder email mail phone phone clock clock home house user user
  users users key key lock lock terminal terminal code code link link image image bell bell`
    .trim()
    .split(/\s+/)
    .reduce<[string, string][]>((pairs, word, index, words) => {
      if (index % 2 === 1) pairs.push([words[index - 1] ?? '', word]);
      return pairs;
    }, []),
);

export function lucideName(icon: string): string | undefined {
  return Object.hasOwn(names, icon) ? names[icon] : undefined;
}
