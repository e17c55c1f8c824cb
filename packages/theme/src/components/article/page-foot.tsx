// Everything below the content of a page. It is rendered only on the server, so it adds nothing to the browser script.

import type { PageFootView } from '@docsgen/contract/views';
import type { Messages } from '../../i18n/messages.ts';
import { FeedbackForm } from '../feedback/feedback-form.tsx';
import { TagList } from '../tags/tag-list.tsx';
import { PageLinks } from './page-links.tsx';
import { Pagination } from './pagination.tsx';

interface PageFootProps {
  readonly foot: PageFootView;
  readonly messages: Messages;
}

export function PageFoot({ foot, messages }: PageFootProps) {
  const { feedbackForm, tags, lastUpdated, previous, next, isPost } = foot;
  const { shell, pages } = messages;
  const names = isPost && { previous: pages.posts.newer, next: pages.posts.older };
  return (
    <>
      {tags !== undefined && <TagList tags={tags} messages={messages} />}
      {feedbackForm !== undefined && <FeedbackForm form={feedbackForm} messages={messages} />}
      <PageLinks foot={foot} messages={messages} />
      {lastUpdated && (
        <p className="last-updated" {...shell.foreign?.lastUpdated} dangerouslySetInnerHTML={{ __html: lastUpdated }} />
      )}
      <Pagination previous={previous} next={next} messages={shell} names={names} />
    </>
  );
}
