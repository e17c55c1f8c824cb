// The link to the home page: the logo, and the site's name beside it. The theme's navbar has the same in itself, so
// that sites which do not replace it load no component for it.

import type { HydratedShellView } from '@docsgen/contract/views';

interface LogoProps {
  readonly shell: HydratedShellView;
}

export function Logo({ shell: { logo, homeHref, siteTitle } }: LogoProps) {
  return (
    <a className="brand" href={homeHref}>
      {logo !== undefined && <span className="logo" dangerouslySetInnerHTML={{ __html: logo.html }} />}
      {!logo?.isName && <span className="brand-name">{siteTitle}</span>}
    </a>
  );
}
