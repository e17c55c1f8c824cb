// A link in the navbar, the phone menu or the footer.

import type { NavbarLink } from '@docsgen/contract/views';
import type { ShellMessages } from '../../i18n/messages.ts';
import { Icon } from '../../styles/icons/icon.tsx';

interface NavLinkProps {
  readonly link: NavbarLink;
  readonly messages: ShellMessages;
}

export function NavLink({ link, messages }: NavLinkProps) {
  if (link.isExternal) {
    return (
      <a className="nav-link" href={link.href} rel="noopener noreferrer">
        {link.label}
        <Icon name="external" />
        <span className="sr-only" {...messages.foreign?.externalLink}>
          {' '}
          {messages.externalLink}
        </span>
        <Description {...link} />
      </a>
    );
  }
  return (
    <a
      className="nav-link"
      href={link.href}
      aria-current={link.isCurrent ? 'page' : undefined}
      data-active={link.isActive ? '' : undefined}
      data-section={(link.versions ?? link.version)?.section}
      data-version={link.version?.name}
      data-versions={link.versions && JSON.stringify(link.versions.hrefs)}
    >
      {link.label}
      <Description {...link} />
    </a>
  );
}

function Description({ description }: Pick<NavbarLink, 'description'>) {
  return description && <small>{description}</small>;
}
