import type { BreadcrumbView } from '@docsgen/contract/views';
import type { ShellMessages } from '../../i18n/messages.ts';
import { Icon } from '../../styles/icons/icon.tsx';

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

interface BreadcrumbProps {
  readonly breadcrumb: BreadcrumbView;
  readonly isLast: boolean;
  readonly messages: ShellMessages;
}

/** A link, plain text, or the home icon. */
function Breadcrumb({ breadcrumb, isLast, messages }: BreadcrumbProps) {
  const { label, href, isHome } = breadcrumb;
  if (href === undefined) return <span aria-current={isLast ? 'page' : undefined}>{label}</span>;
  if (!isHome) return <a href={href}>{label}</a>;
  return (
    <a href={href} aria-label={messages.home} {...messages.foreign?.home}>
      <Icon name="home" />
    </a>
  );
}
