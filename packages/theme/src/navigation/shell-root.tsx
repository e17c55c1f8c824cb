// The React side of the shell: adopts the server's HTML, and draws the next page into it. Loaded only when needed.

import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { ErrorPage } from '../errors/error-page.tsx';
import type { ShellMessages } from '../i18n/messages.ts';
import { Page } from '../shell/page.tsx';
import type { PageData } from '../shell/page-views.ts';
import { PlainLayout } from '../shell/plain-layout.tsx';
import { Shell } from '../shell/shell.tsx';
import { StyleSheets } from '../shell/stylesheets.tsx';

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
    const show: ShellRoot['show'] = (next) => flushSync(() => root.render(<Root {...next} />));
    const root = hydrateRoot(container, <Root {...page} adopted={() => resolve({ show })} />);
  });
}

interface RootProps extends DrawnPage {
  /** Called once the page is adopted. */
  readonly adopted?: () => void;
}

function Root({ data, messages, codeMessages, adopted }: RootProps) {
  const { shell, page } = data;
  useEffect(() => adopted?.(), [adopted]);
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
