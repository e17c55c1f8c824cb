// Links to the site's social profiles: icons with hidden labels. Rendered only on the server.

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
