// The last line of every page.

import type { FooterView } from '@docsgen/contract/views';
import type { ShellMessages } from '../i18n/messages.ts';
import { NavLink } from '../navbar/nav-link.tsx';

interface FooterProps {
  readonly footer: FooterView;
  readonly messages: ShellMessages;
}

export function Footer({ footer, messages }: FooterProps) {
  return (
    <footer className="footer" data-shell="">
      <div className="footer-inner">
        <p dangerouslySetInnerHTML={{ __html: footer.copyright }} />
        {footer.links.length > 0 && (
          <nav aria-label={messages.footerLinks}>
            <ul>
              {footer.links.map((link) => (
                <li key={`${link.label} ${link.href}`}>
                  <NavLink link={link} messages={messages} />
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </footer>
  );
}
