// Links to the style sheets and the client script of a page. The critical CSS (browser/critical/critical.css) paints
// the navbar before the style sheets have arrived, and the script does not delay them on a slow connection. The links
// have the same position in the tree on every page. Otherwise, React would remove the styles when the reader navigates.

import type { Href } from '@docsgen/contract/html';
import type { ShellView } from '@docsgen/contract/views';
import { afterStyles, startApp } from './inline-code.ts';

interface PageFilesProps {
  readonly shell: Pick<ShellView, 'stylesheets' | 'headStyles' | 'appScript' | 'extraScripts'>;
}

export function PageFiles({ shell }: PageFilesProps) {
  return (
    <>
      <StyleSheets hrefs={shell.stylesheets} />
      <script dangerouslySetInnerHTML={{ __html: afterStyles(shell) }} />
      <script type="module" dangerouslySetInnerHTML={{ __html: startApp(shell) }} />
    </>
  );
}

interface StyleSheetsProps {
  readonly hrefs: readonly Href[];
}

export function StyleSheets({ hrefs }: StyleSheetsProps) {
  return hrefs.map((href) => <link key={href} rel="stylesheet" href={href} />);
}
