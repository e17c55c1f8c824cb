// One step of the path to the page: a link, a word, or the house that stands for home.

import type { BreadcrumbView } from '../props.ts';
import type { Strings } from '../strings/strings.ts';
import { Icon } from './icon.tsx';

interface BreadcrumbProps {
  readonly breadcrumb: BreadcrumbView;
  readonly isLast: boolean;
  readonly strings: Strings;
}

export function Breadcrumb({ breadcrumb, isLast, strings }: BreadcrumbProps) {
  const { label, href, isHome } = breadcrumb;
  if (href === undefined) return <span aria-current={isLast ? 'page' : undefined}>{label}</span>;
  if (!isHome) return <a href={href}>{label}</a>;
  return (
    <a href={href} aria-label={strings.home}>
      <Icon name="home" />
    </a>
  );
}
