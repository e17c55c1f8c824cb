// The React side of the shell: adopts the server's HTML, and draws the next page into it. Loaded only when needed.

import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { PageData } from '../document/page-views.ts';
import { Shell } from '../document/shell.tsx';
import { ErrorPage } from '../pages/error-page.tsx';
import { ErrorBoundary } from '../parts/error-boundary.tsx';
import { stringsFor } from '../strings/strings.ts';

export interface ShellRoot {
  /** Draws a page; when this returns it is on screen. */
  readonly show: (data: PageData) => void;
}

/** An update that comes while React still adopts the page would make it draw everything anew: so it is waited for. */
export function hydrateShell(container: HTMLElement, data: PageData): Promise<ShellRoot> {
  return new Promise((resolve) => {
    const adopted = (): void => resolve({ show: (next) => flushSync(() => root.render(<Root data={next} />)) });
    const root = hydrateRoot(container, <Root data={data} adopted={adopted} />);
  });
}

interface RootProps {
  readonly data: PageData;
  /** Called once the page is adopted. */
  readonly adopted?: () => void;
}

function Root({ data, adopted }: RootProps) {
  const strings = stringsFor(data.shell.lang);
  useEffect(() => adopted?.(), [adopted]);
  return (
    <ErrorBoundary page={data} fallback={(error, retry) => <ErrorPage error={error} retry={retry} strings={strings} />}>
      <Shell shell={data.shell} page={data.page} />
    </ErrorBoundary>
  );
}
