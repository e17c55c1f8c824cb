// Asks for consent to optional scripts. The bar is hidden until the consent script shows it. Only sites with optional
// scripts load the consent script. Without JavaScript, no optional script can run, so the bar stays hidden.

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
