// React root of the shell: hydrates the server's HTML and renders later pages. Loaded on demand.

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

/** The page's only copy of React, also used by islands (browser/islands/react-of-page.ts). */
export { jsxRuntime, react, reactClient, reactDom };

export interface ShellRoot {
  /** Renders synchronously. */
  readonly show: (page: PageContent) => void;
}

interface PageContent {
  readonly data: PageData;
  readonly messages: ShellMessages;
  /** `CodeMessages` of the article, as JSON. */
  readonly codeMessages: string;
}

/** Resolves after hydration: an earlier update would make React discard the server's HTML. */
export function hydrateShell(container: HTMLElement, page: PageContent): Promise<ShellRoot> {
  return new Promise((resolve) => {
    const show: ShellRoot['show'] = (next) => reactDom.flushSync(() => root.render(<Root {...next} />));
    const root = reactClient.hydrateRoot(container, <Root {...page} onHydrated={() => resolve({ show })} />);
  });
}

interface RootProps extends PageContent {
  /** Called after hydration. */
  readonly onHydrated?: () => void;
}

function Root({ data, messages, codeMessages, onHydrated }: RootProps) {
  const { shell, page } = data;
  react.useEffect(() => onHydrated?.(), [onHydrated]);
  const errorPage = (error: unknown, retry: () => void) => (
    <ErrorPage error={error} retry={retry} messages={messages} />
  );
  const inShell: typeof errorPage = (...crash) => (
    <PlainLayout shell={shell} messages={messages}>
      {errorPage(...crash)}
    </PlainLayout>
  );
  // If the shell crashes, its style sheets are unmounted, so the error page includes them.
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
