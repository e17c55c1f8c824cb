// The HTML document: <html> with attributes for CSS and the early script, <head>, and the root element of the shell.

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
  /** Props of the shell as JSON, or `undefined` if the browser does not render the page. */
  readonly data: string | undefined;
  /** Path of the page relative to the base URL, without slashes at its ends. Not set on the not-found page. */
  readonly path?: string | undefined;
  readonly messages: Messages;
}

export function Document({ head, shell, markup, data, path, messages }: DocumentProps) {
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
        {shell.requiresConsent && <ConsentBar messages={messages.pages.consent} />}
        {!isNotFound && <script id={pageDataId} type="application/json" dangerouslySetInnerHTML={{ __html: data }} />}
        <mark
          className="base-url-problem"
          role="alert"
          hidden
          data-base={shell.baseUrl}
          data-page={path}
          data-text={fill(isNotFound ? messages.pages.siteProblem : messages.pages.baseUrlProblem, {
            configured: shell.baseUrl,
          })}
        />
        <script dangerouslySetInnerHTML={{ __html: head.baseUrlScript }} />
      </body>
    </html>
  );
}
