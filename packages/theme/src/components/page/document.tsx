// The static frame of a page: <html> with the state that CSS and the early script read, <head>, and the
// element the shell lives in.

import type { Html } from '@docsgen/contract/html';
import type { HeadView, ShellView } from '@docsgen/contract/views';
import { fill } from '../../i18n/fill.ts';
import type { Messages } from '../../i18n/messages.ts';
import { pageDataId } from '../../lib/page-views.ts';
import { ConsentBar } from '../consent/consent-bar.tsx';
import { Head } from '../head/head.tsx';

interface DocumentProps {
  readonly head: HeadView;
  readonly shell: ShellView;
  /** The shell, rendered for hydration. */
  readonly markup: Html;
  /** What the shell was drawn from, as JSON for a script element; `undefined` where no script draws it again. */
  readonly data: string | undefined;
  readonly messages: Messages;
}

export function Document({ head, shell, markup, data, messages }: DocumentProps) {
  const { initial, canSwitch, respectsSystem } = shell.colorMode;
  const isNotFound = data === undefined;
  return (
    <html
      lang={shell.lang}
      dir={shell.direction}
      data-base={shell.baseUrl}
      data-announcement={shell.announcement?.isCloseable ? shell.announcement.id : undefined}
      data-theme={initial}
      data-color={respectsSystem ? 'system' : initial}
      data-color-fixed={canSwitch ? undefined : true}
    >
      <Head head={head} lateStylesheets={shell.stylesheets} />
      <body>
        <div id="docsgen" dangerouslySetInnerHTML={{ __html: markup }} />
        {shell.asksConsent && <ConsentBar messages={messages.pages.consent} />}
        {!isNotFound && <script id={pageDataId} type="application/json" dangerouslySetInnerHTML={{ __html: data }} />}
        <mark
          className="base-url-problem"
          role="alert"
          hidden
          data-base={shell.baseUrl}
          data-page={isNotFound ? undefined : placeBelowBase(shell)}
          data-text={fill(isNotFound ? messages.pages.siteProblem : messages.pages.baseUrlProblem, {
            configured: shell.baseUrl,
          })}
        />
        <script dangerouslySetInnerHTML={{ __html: head.baseUrlScript }} />
      </body>
    </html>
  );
}

/** Where the page stands below the base URL, without slashes at its ends. */
function placeBelowBase({ baseUrl, locales }: ShellView): string | undefined {
  const href = locales.find(({ isCurrent }) => isCurrent)?.href;
  return href?.slice(baseUrl.length).replace(/\/$/, '');
}
