// One page as a string of HTML: the theme's only door to react-dom/server. The shell is rendered with the
// markers hydration needs; the document around it is static and never touched by React again.

import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Document } from './document/document.tsx';
import { packPage } from './document/page-views.ts';
import { Shell } from './document/shell.tsx';
import type { DocumentView } from './props.ts';

export function renderDocument(view: DocumentView): string {
  const shell = renderToString(<Shell shell={view.shell} page={view.page} />);
  const frame = <Document head={view.head} shell={view.shell} markup={shell} data={packPage(view)} />;
  return `<!doctype html>${renderToStaticMarkup(frame)}`;
}
