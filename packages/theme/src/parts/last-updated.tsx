// When a page was last updated, and by whom, in one sentence. Only the server draws it.

import type { LastUpdatedView } from '../props.ts';
import type { LastUpdatedStrings } from '../strings/last-updated.ts';

interface LastUpdatedProps {
  readonly update: LastUpdatedView;
  readonly strings: LastUpdatedStrings;
}

export function LastUpdated({ update: { date, author }, strings }: LastUpdatedProps) {
  const sentence =
    date === undefined ? strings.byAuthor : author === undefined ? strings.onDate : strings.onDateByAuthor;
  return sentence.split(/(\{\w+\})/).map((part) => {
    if (part === '{date}') {
      return (
        <time key={part} dateTime={date?.iso}>
          {date?.label}
        </time>
      );
    }
    // A name can run in the other direction than the sentence.
    if (part === '{author}') return <bdi key={part}>{author}</bdi>;
    return part;
  });
}
