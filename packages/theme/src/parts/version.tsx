// Which version of the section this is: a quiet line, and a menu where there are others.

import type { VersionView } from '../props.ts';
import { fill } from '../strings/fill.ts';
import type { Strings } from '../strings/strings.ts';
import { Dropdown } from './dropdown.tsx';

interface VersionProps {
  readonly version: VersionView;
  readonly strings: Strings;
}

export function Version({ version, strings }: VersionProps) {
  if (version.all.length > 0) {
    return (
      <Dropdown label={fill(strings.version, { label: version.label })} isActive={false}>
        {version.all.map((link) => (
          <li key={link.version}>
            <a
              className="nav-link"
              href={link.href}
              aria-current={link.isCurrent ? 'true' : undefined}
              data-section={link.section}
              data-version={link.version}
            >
              {link.label}
            </a>
          </li>
        ))}
      </Dropdown>
    );
  }
  if (!version.isShown) return null;
  return <p className="version">{fill(strings.version, { label: version.label })}</p>;
}
