// The version of the section: plain text, or a menu if there are others.

import type { VersionView } from '@docsgen/contract/views';
import { fill } from '../../i18n/fill.ts';
import type { ShellMessages } from '../../i18n/messages.ts';
import { Dropdown } from '../dropdown/dropdown.tsx';

interface VersionProps {
  readonly version: VersionView;
  readonly messages: ShellMessages;
}

export function Version({ version, messages }: VersionProps) {
  if (version.all.length > 0) {
    return (
      <Dropdown label={fill(messages.version, { label: version.label })} isActive={false}>
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
  return (
    <p className="version" {...messages.foreign?.version}>
      {fill(messages.version, { label: version.label })}
    </p>
  );
}
