// A sidebar entry that leads to one page: of this site, of another, or the first of a branch that is not
// spelled out here.

import type { SidebarBranch, SidebarExternal, SidebarPage } from '../props.ts';
import type { Strings } from '../strings/strings.ts';
import { Icon } from './icon.tsx';

interface SidebarLinkProps {
  readonly node: SidebarPage | SidebarExternal | SidebarBranch;
  readonly strings: Strings;
}

export function SidebarLink({ node, strings }: SidebarLinkProps) {
  const { kind, label, href } = node;
  if (kind === 'external') {
    return (
      <a href={href} rel="noopener noreferrer">
        {label}
        <Icon name="external" />
        <span className="sr-only"> {strings.externalLink}</span>
      </a>
    );
  }
  const isCurrent = kind === 'page' && node.isCurrent;
  return (
    <a href={href} aria-current={isCurrent ? 'page' : undefined} data-branch={kind === 'branch' ? node.key : undefined}>
      {label}
      {kind === 'branch' && <Icon name="caret" />}
    </a>
  );
}
