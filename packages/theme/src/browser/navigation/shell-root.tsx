// The React side of the shell: adopts the server's HTML, and draws the next page into it. Loaded only when needed.

import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactClient from 'react-dom/client';
import { ErrorBoundary } from '../../components/errors/error-boundary.tsx';
import { ErrorPage } from '../../components/errors/error-page.tsx';
import { StyleSheets } from '../../components/head/stylesheets.tsx';
import { PlainLayout } from '../../components/layout/plain-layout.tsx';
import { Shell } from '../../components/layout/shell.tsx';
import { Page } from '../../components/page/page.tsx';
import type { ShellMessages } from '../../i18n/messages.ts';
import type { PageData } from '../../lib/page-views.ts';
import * as jsxRuntime from '../jsx-runtime.ts';

/** The one React of a page, for what else is drawn in it (browser/islands/runtime.ts). */
export { jsxRuntime, react, reactClient, reactDom };

export interface ShellRoot {
  /** Draws a page; when this returns it is on screen. */
  readonly show: (page: DrawnPage) => void;
}

/** What a page is drawn of. */
interface DrawnPage {
  readonly data: PageData;
  readonly messages: ShellMessages;
  /** `CodeMessages` of its article as JSON. */
  readonly codeMessages: string;
}

/** An update that comes while React still adopts the page would make it draw everything anew: so it is waited for. */
export function hydrateShell(container: HTMLElement, page: DrawnPage): Promise<ShellRoot> {
  return new Promise((resolve) => {
    const show: ShellRoot['show'] = (next) => reactDom.flushSync(() => root.render(<Root {...next} />));
    const root = reactClient.hydrateRoot(container, <Root {...page} adopted={() => resolve({ show })} />);
  });
}

interface RootProps extends DrawnPage {
  /** Called once the page is adopted. */
  readonly adopted?: () => void;
}

function Root({ data, messages, codeMessages, adopted }: RootProps) {
  const { shell, page } = data;
  react.useEffect(() => adopted?.(), [adopted]);
  const errorPage = (error: unknown, retry: () => void) => (
    <ErrorPage error={error} retry={retry} messages={messages} />
  );
  const inShell: typeof errorPage = (...crash) => (
    <PlainLayout shell={shell} messages={messages}>
      {errorPage(...crash)}
    </PlainLayout>
  );
  // A shell that crashes itself takes its style sheets with it.
  const alone: typeof errorPage = (...crash) => (
    <>
      <StyleSheets hrefs={shell.stylesheets} />
      {errorPage(...crash)}
    </>
  );
  return (
    <ErrorBoundary page={data} fallback={alone}>
      <Shell shell={shell} messages={messages}>
        <ErrorBoundary page={data} fallback={inShell}>
          <Page shell={shell} page={page} messages={messages} codeMessages={codeMessages} />
        </ErrorBoundary>
      </Shell>
    </ErrorBoundary>
  );
}
