// One breadcrumb: a link, plain text, or the home icon.

import type { BreadcrumbView } from '@docsgen/contract/views';
import type { ShellMessages } from '../../i18n/messages.ts';
import { Icon } from '../../styles/icons/icon.tsx';

interface BreadcrumbProps {
  readonly breadcrumb: BreadcrumbView;
  readonly isLast: boolean;
  readonly messages: ShellMessages;
}

export function Breadcrumb({ breadcrumb, isLast, messages }: BreadcrumbProps) {
  const { label, href, isHome } = breadcrumb;
  if (href === undefined) return <span aria-current={isLast ? 'page' : undefined}>{label}</span>;
  if (!isHome) return <a href={href}>{label}</a>;
  return (
    <a href={href} aria-label={messages.home} {...messages.foreign?.home}>
      <Icon name="home" />
    </a>
  );
}
