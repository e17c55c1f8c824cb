// A link of the site's own menus (navbar, phone menu, footer).

import type { NavbarLink } from '../props.ts';
import type { Strings } from '../strings/strings.ts';
import { Icon } from './icon.tsx';

interface NavLinkProps {
  readonly link: NavbarLink;
  readonly strings: Strings;
}

export function NavLink({ link, strings }: NavLinkProps) {
  if (link.isExternal) {
    return (
      <a className="nav-link" href={link.href} rel="noopener noreferrer">
        {link.label}
        <Icon name="external" />
        <span className="sr-only"> {strings.externalLink}</span>
      </a>
    );
  }
  return (
    <a
      className="nav-link"
      href={link.href}
      aria-current={link.isCurrent ? 'page' : undefined}
      data-active={link.isActive ? '' : undefined}
      data-section={link.versions?.section}
      data-versions={link.versions && JSON.stringify(link.versions.hrefs)}
    >
      {link.label}
    </a>
  );
}
