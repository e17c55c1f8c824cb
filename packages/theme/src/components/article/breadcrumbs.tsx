import type { BreadcrumbView } from '@docsgen/contract/views';
import type { ShellMessages } from '../../i18n/messages.ts';
import { Breadcrumb } from './breadcrumb.tsx';

interface BreadcrumbsProps {
  readonly breadcrumbs: readonly BreadcrumbView[];
  readonly messages: ShellMessages;
}

export function Breadcrumbs({ breadcrumbs, messages }: BreadcrumbsProps) {
  if (breadcrumbs.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={messages.breadcrumbs}>
      <ol>
        {breadcrumbs.map((breadcrumb, index) => (
          <li key={`${breadcrumb.label} ${breadcrumb.href ?? ''}`}>
            <Breadcrumb breadcrumb={breadcrumb} isLast={index === breadcrumbs.length - 1} messages={messages} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
