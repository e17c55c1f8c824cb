// Links to edit the page, report a problem or give feedback. A single link has no wrapper.

import type { PageFootView } from '@docsgen/contract/views';
import type { ReactNode } from 'react';
import type { Messages } from '../../i18n/messages.ts';

interface PageLinksProps {
  readonly foot: Pick<PageFootView, 'editHref' | 'reportHref' | 'feedbackHref'>;
  readonly messages: Messages;
}

export function PageLinks({ foot: { editHref, reportHref, feedbackHref }, messages }: PageLinksProps) {
  const { shell, pages } = messages;
  const foreign = shell.foreign;
  const link = (href: string | undefined, text: string, lang: object | undefined): readonly ReactNode[] =>
    href === undefined
      ? []
      : [
          <a key={text} className="edit-link" href={href} rel="noopener noreferrer" {...lang}>
            {text}
          </a>,
        ];
  const links = [
    ...link(editHref, shell.editPage, foreign?.editPage),
    ...link(reportHref, pages.reportProblem, foreign?.reportProblem),
    ...link(feedbackHref, pages.feedback.link, foreign?.feedback),
  ];
  return links.length < 2 ? links : <p className="page-links">{links}</p>;
}
