// The link to the home page: logo and site name. The navbar contains the same markup inline, so that sites without an
// override of this component do not load it.

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
