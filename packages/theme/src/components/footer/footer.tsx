// The whole footer, exported for the site's components. The shell receives its content as HTML
// (server/render-static.tsx).

import { FooterBody, type FooterBodyProps } from './footer-body.tsx';

export function Footer(props: FooterBodyProps) {
  return (
    <footer className="footer" data-shell="">
      <FooterBody {...props} />
    </footer>
  );
}
