// Where else the site is, as icons with their names for readers who do not see them. Only the server draws them.

import type { SocialLinkView } from '@docsgen/contract/views';

interface SocialLinksProps {
  readonly links: readonly SocialLinkView[];
}

export function SocialLinks({ links }: SocialLinksProps) {
  return (
    <ul>
      {links.map(({ service, label, href }) => (
        <li key={service}>
          <a href={href} rel="me noopener noreferrer" title={label}>
            <span data-service={service} />
            <span className="sr-only">{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
