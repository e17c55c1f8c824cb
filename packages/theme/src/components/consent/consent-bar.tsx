// Asks readers before scripts are loaded that a page can do without. Hidden until the script shows it, which only sites
// with such scripts have: without a script nothing is loaded, and there is nothing to ask.

import type { PageMessages } from '../../i18n/messages.ts';

interface ConsentBarProps {
  readonly messages: PageMessages['consent'];
}

export function ConsentBar({ messages }: ConsentBarProps) {
  return (
    <section className="consent" aria-label={messages.settings} data-consent-bar="" hidden>
      <p>{messages.text}</p>
      <div>
        <button type="button" data-consent-answer="accept">
          {messages.accept}
        </button>
        <button type="button" data-consent-answer="reject">
          {messages.reject}
        </button>
      </div>
    </section>
  );
}
