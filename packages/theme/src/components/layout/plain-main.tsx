// Static HTML in the plain layout: the landing page and the not-found page.

import type { Html } from '@docsgen/contract/html';

interface PlainMainProps {
  readonly body: Html;
}

export function PlainMain({ body }: PlainMainProps) {
  return <main id="docsgen-content" className="plain-main" tabIndex={-1} dangerouslySetInnerHTML={{ __html: body }} />;
}
