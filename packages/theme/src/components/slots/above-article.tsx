// A slot above the content of a page in a section. Empty unless a site overrides it.

import type { BreadcrumbView, HydratedShellView } from '@docsgen/contract/views';
import type { ShellMessages } from '../../i18n/messages.ts';

interface AboveArticleProps {
  readonly breadcrumbs: readonly BreadcrumbView[];
  readonly shell: HydratedShellView;
  readonly messages: ShellMessages;
}

export function AboveArticle(_props: AboveArticleProps) {
  return null;
}
