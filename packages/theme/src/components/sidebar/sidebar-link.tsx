// A sidebar link: to a page of the site, to another site, or to the first page of a branch that is not listed here.

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
