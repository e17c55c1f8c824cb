// The form that asks whether the page was helpful. The form works without JavaScript; feedback.ts submits it without
// leaving the page. Rendered only on the server.

import type { FeedbackFormView } from '@docsgen/contract/views';
import type { Messages } from '../../i18n/messages.ts';

interface FeedbackFormProps {
  readonly form: FeedbackFormView;
  readonly messages: Messages;
}

export function FeedbackForm({ form: { action, method, page }, messages: { shell, pages } }: FeedbackFormProps) {
  const { question, yes, no, thanks, failure } = pages.feedback;
  return (
    <form
      className="feedback"
      action={action}
      method={method}
      data-thanks={thanks}
      data-failure={failure}
      {...shell.foreign?.feedback}
    >
      <input type="hidden" name="page" value={page} />
      <fieldset>
        <legend>{question}</legend>
        <button type="submit" name="answer" value="yes">
          {yes}
        </button>
        <button type="submit" name="answer" value="no">
          {no}
        </button>
      </fieldset>
      <p role="status" />
    </form>
  );
}
