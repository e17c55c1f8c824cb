// A page of the site's own with nothing around it: its styles and what brings islands, tabs and code to life. No script
// draws it again, and the way to it and from it is a full load.

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
