// What a page loads: its style sheets, so that the bar above is painted before they are there (critical/critical.css),
// and the module that brings it to life, which does not delay them on a slow line. The shell has this in one place on
// every page, or React would take the styles away between two pages.

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
