// Asks for consent to optional scripts. It is hidden until the consent script shows it, which only sites with such
// scripts load; without JavaScript, nothing is loaded and there is nothing to ask.

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
