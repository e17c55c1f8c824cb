// The last line of every page.

import type { FooterView } from '../props.ts';
import type { Strings } from '../strings/strings.ts';
import { NavLink } from './nav-link.tsx';

interface FooterProps {
  readonly footer: FooterView;
  readonly strings: Strings;
}

export function Footer({ footer, strings }: FooterProps) {
  return (
    <footer className="footer" data-shell="">
      <div className="footer-inner">
        <p>{footer.copyright}</p>
        {footer.links.length > 0 && (
          <nav aria-label={strings.footerLinks}>
            <ul>
              {footer.links.map((link) => (
                <li key={`${link.label} ${link.href}`}>
                  <NavLink link={link} strings={strings} />
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </footer>
  );
}
