// The React side of the shell: adopts the server's HTML, and draws the next page into it. Loaded only when needed.

import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { LivePage, type Words } from '../document/page.tsx';
import type { PageData } from '../document/page-views.ts';
import { Shell } from '../document/shell.tsx';
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
  // A shell that crashes takes its style sheets with it.
  const crashed = (error: unknown, retry: () => void) => (
    <>
      <StyleSheets hrefs={shell.stylesheets} />
      <ErrorPage error={error} retry={retry} strings={strings} />
    </>
  );
  return (
    <ErrorBoundary page={data} fallback={crashed}>
      <Shell shell={shell} strings={strings}>
        <LivePage shell={shell} page={page} {...words} />
      </Shell>
    </ErrorBoundary>
  );
}
