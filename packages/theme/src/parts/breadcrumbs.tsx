// Where the page stands: from the home page down to it.

import type { BreadcrumbView } from '../props.ts';
import type { Strings } from '../strings/strings.ts';
import { Breadcrumb } from './breadcrumb.tsx';

interface BreadcrumbsProps {
  readonly breadcrumbs: readonly BreadcrumbView[];
  readonly strings: Strings;
}

export function Breadcrumbs({ breadcrumbs, strings }: BreadcrumbsProps) {
  if (breadcrumbs.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={strings.breadcrumbs}>
      <ol>
        {breadcrumbs.map((breadcrumb, index) => (
          <li key={`${breadcrumb.label} ${breadcrumb.href ?? ''}`}>
            <Breadcrumb breadcrumb={breadcrumb} isLast={index === breadcrumbs.length - 1} strings={strings} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
