// The content of the footer: columns of links and the copyright line. Rendered only on the server.

import type { FooterView, NavbarLink, SocialLinkView } from '@docsgen/contract/views';
import type { ShellMessages } from '../../i18n/messages.ts';
import { NavLink } from '../navbar/nav-link.tsx';
import { FooterStart } from '../slots/footer-start.tsx';
import { SocialLinks } from '../social/social-links.tsx';

export interface FooterBodyProps {
  readonly footer: FooterView;
  readonly social?: readonly SocialLinkView[] | undefined;
  readonly messages: ShellMessages;
}

export function FooterBody({ footer, social, messages }: FooterBodyProps) {
  const { columns, copyright, links, consent } = footer;
  return (
    <>
      <FooterStart footer={footer} messages={messages} />
      {columns.length > 0 && (
        <nav className="footer-columns" aria-label={messages.footerLinks}>
          {columns.map(({ title, links: ofColumn }) => (
            <section key={title}>
              <h2>{title}</h2>
              <Links links={ofColumn} messages={messages} />
            </section>
          ))}
        </nav>
      )}
      <div className="footer-inner">
        {copyright !== '' && <p dangerouslySetInnerHTML={{ __html: copyright }} />}
        {consent !== undefined && (
          <button type="button" className="consent-settings" data-consent-settings="">
            {consent}
          </button>
        )}
        {links.length > 0 &&
          (columns.length > 0 ? (
            <Links links={links} messages={messages} />
          ) : (
            <nav aria-label={messages.footerLinks}>
              <Links links={links} messages={messages} />
            </nav>
          ))}
        {social !== undefined && (
          <div className="social">
            <SocialLinks links={social} />
          </div>
        )}
      </div>
    </>
  );
}

interface LinksProps {
  readonly links: readonly NavbarLink[];
  readonly messages: ShellMessages;
}

function Links({ links, messages }: LinksProps) {
  return (
    <ul>
      {links.map((link) => (
        <li key={`${link.label} ${link.href}`}>
          <NavLink link={link} messages={messages} />
        </li>
      ))}
    </ul>
  );
}
