// The bottom of every page as a whole, for a site's own code. The shell has what is in it as HTML (`draw-inert.tsx`).

import { FooterBody, type FooterBodyProps } from './footer-body.tsx';

export function Footer(props: FooterBodyProps) {
  return (
    <footer className="footer" data-shell="">
      <FooterBody {...props} />
    </footer>
  );
}
