// What a page loads: its style sheets, so that the bar above is painted before they are there (styles/first-paint.css),
// and the module that brings it to life, which does not delay them on a slow line. The shell has this in one place on
// every page, or React would take the styles away between two pages.

import type { Href, ShellView } from '../props.ts';

interface PageFilesProps {
  readonly shell: ShellView;
}

/**
 * Waits for the styles, as every script of its kind: then the browser paints what stands above it before it reads on.
 * Not every browser waits for style sheets in the body by itself.
 */
const waitForStyles = '0';

/** Waits as well. If the style sheet did not come, the styles in the head alone would hide half of the bar. */
const undoFirstStyles = 'document.styleSheets[1]?.cssRules.length||(document.styleSheets[0].disabled=1)';

export function PageFiles({ shell }: PageFilesProps) {
  const { stylesheets, appScript } = shell;
  const wait = stylesheets.length > 0 ? undoFirstStyles : waitForStyles;
  return (
    <>
      <StyleSheets hrefs={stylesheets} />
      <script dangerouslySetInnerHTML={{ __html: wait }} />
      <script type="module" dangerouslySetInnerHTML={{ __html: `import${JSON.stringify(appScript)}` }} />
    </>
  );
}

interface StyleSheetsProps {
  readonly hrefs: readonly Href[];
}

export function StyleSheets({ hrefs }: StyleSheetsProps) {
  return hrefs.map((href) => <link key={href} rel="stylesheet" href={href} />);
}
