// A sidebar entry that leads to one page: of this site, of another, or the first of a branch that is not
// spelled out here.

import type { SidebarBranch, SidebarExternal, SidebarPage } from '@docsgen/contract/views';
import type { Messages } from '../../i18n/messages.ts';
import { Icon } from '../../styles/icons/icon.tsx';
import { SidebarLabel } from './sidebar-label.tsx';

interface SidebarLinkProps {
  readonly node: SidebarPage | SidebarExternal | SidebarBranch;
  readonly messages: Messages;
}

export function SidebarLink({ node, messages }: SidebarLinkProps) {
  const { kind, label, badge, href } = node;
  if (kind === 'external') {
    return (
      <a href={href} rel="noopener noreferrer">
        <SidebarLabel label={label} badge={badge} />
        <Icon name="external" />
        <span className="sr-only" {...messages.shell.foreign?.externalLink}>
          {' '}
          {messages.shell.externalLink}
        </span>
      </a>
    );
  }
  const isCurrent = kind === 'page' && node.isCurrent;
  return (
    <a href={href} aria-current={isCurrent ? 'page' : undefined} data-branch={kind === 'branch' ? node.key : undefined}>
      <SidebarLabel label={label} badge={badge} />
      {kind === 'branch' && <Icon name="caret" />}
    </a>
  );
}
