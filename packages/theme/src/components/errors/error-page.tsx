// Shown instead of a page that crashed: the error with its causes, and a button to try again.

import { useEffect } from 'react';
import type { ShellMessages } from '../../i18n/messages.ts';

interface ErrorPageProps {
  readonly error: unknown;
  readonly retry: () => void;
  readonly messages: ShellMessages;
}

export function ErrorPage({ error, retry, messages }: ErrorPageProps) {
  const { title, heading, tryAgain } = messages.error;
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title]);
  return (
    <main id="docsgen-content" className="error-page" tabIndex={-1} {...messages.foreign?.error}>
      <h1>{heading}</h1>
      <button type="button" className="error-retry" onClick={retry}>
        {tryAgain}
      </button>
      <pre className="error-message">{causesOf(error).join(`\n\n${messages.error.cause}\n`)}</pre>
    </main>
  );
}

/** Returns the messages of the error and its causes. Stops at a circular cause. */
function causesOf(error: unknown): readonly string[] {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  for (
    let at = error;
    at !== undefined && at !== null && !seen.has(at);
    at = at instanceof Error ? at.cause : undefined
  ) {
    seen.add(at);
    messages.push(at instanceof Error ? at.message : String(at));
  }
  return messages;
}
