// The React side of the shell: adopts the server's HTML, and draws the next page into it. Loaded only when needed.

import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { LivePage, type Words } from '../document/page.tsx';
import type { PageData } from '../document/page-views.ts';
import { Shell } from '../document/shell.tsx';
import { PlainLayout } from '../layout/plain-layout.tsx';
import { ErrorPage } from '../pages/error-page.tsx';
import { ErrorBoundary } from '../parts/error-boundary.tsx';
import { StyleSheets } from '../parts/page-files.tsx';

export interface ShellRoot {
  /** Draws a page; when this returns it is on screen. */
  readonly show: (data: PageData, words: Words) => void;
}

interface Adoption {
  readonly container: HTMLElement;
  readonly data: PageData;
  readonly words: Words;
}

/** An update that comes while React still adopts the page would make it draw everything anew: so it is waited for. */
export function hydrateShell({ container, data, words }: Adoption): Promise<ShellRoot> {
  return new Promise((resolve) => {
    const show: ShellRoot['show'] = (next, nextWords) =>
      flushSync(() => root.render(<Root data={next} words={nextWords} />));
    const root = hydrateRoot(container, <Root data={data} words={words} adopted={() => resolve({ show })} />);
  });
}

interface RootProps {
  readonly data: PageData;
  readonly words: Words;
  /** Called once the page is adopted. */
  readonly adopted?: () => void;
}

function Root({ data, words, adopted }: RootProps) {
  const { shell, page } = data;
  const { strings } = words;
  useEffect(() => adopted?.(), [adopted]);
  const errorPage = (error: unknown, retry: () => void) => <ErrorPage error={error} retry={retry} strings={strings} />;
  const inShell: typeof errorPage = (...crash) => (
    <PlainLayout shell={shell} strings={strings}>
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
      <Shell shell={shell} strings={strings}>
        <ErrorBoundary page={data} fallback={inShell}>
          <LivePage shell={shell} page={page} {...words} />
        </ErrorBoundary>
      </Shell>
    </ErrorBoundary>
  );
}
