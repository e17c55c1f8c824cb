// One level of the contents with the levels below it.

import type { ContentsEntry } from '../props.ts';

interface ContentsListProps {
  readonly entries: readonly ContentsEntry[];
}

export function ContentsList({ entries }: ContentsListProps) {
  return (
    <ul className="contents-list">
      {entries.map(({ id, html, children }) => (
        <li key={id}>
          <a href={`#${encodeURIComponent(id)}`} dangerouslySetInnerHTML={{ __html: html }} />
          {children.length > 0 && <ContentsList entries={children} />}
        </li>
      ))}
    </ul>
  );
}
