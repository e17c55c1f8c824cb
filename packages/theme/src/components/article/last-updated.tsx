// The date and author of the last change, in one sentence. Rendered only on the server.

import type { LastUpdatedView } from '@docsgen/contract/views';
import type { PageMessages } from '../../i18n/messages.ts';

interface LastUpdatedProps {
  readonly update: LastUpdatedView;
  readonly messages: PageMessages['lastUpdated'];
}

export function LastUpdated({ update: { date, author }, messages }: LastUpdatedProps) {
  const sentence =
    date === undefined ? messages.byAuthor : author === undefined ? messages.onDate : messages.onDateByAuthor;
  return sentence.split(/(\{\w+\})/).map((part) => {
    if (part === '{date}') {
      return (
        <time key={part} dateTime={date?.iso}>
          {date?.label}
        </time>
      );
    }
    // The name may be written in the opposite direction to the sentence.
    if (part === '{author}') return <bdi key={part}>{author}</bdi>;
    return part;
  });
}
