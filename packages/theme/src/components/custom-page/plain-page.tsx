// A custom page without the shell: only the site's styles, and the scripts for islands, tabs and code. React does not
// render it in the browser, and navigating to or from it is a full load.

import type { Html } from '@docsgen/contract/html';
import type { ShellView } from '@docsgen/contract/views';
import { PageFiles } from '../head/stylesheets.tsx';

interface PlainPageProps {
  readonly shell: ShellView;
  readonly body: Html;
}

export function PlainPage({ shell, body }: PlainPageProps) {
  return (
    <>
      <PageFiles shell={shell} />
      <main id="docsgen-content" className="own-main" tabIndex={-1} dangerouslySetInnerHTML={{ __html: body }} />
    </>
  );
}
