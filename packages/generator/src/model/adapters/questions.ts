// Questions that a command asks in the terminal, as data, so that tests can answer them.

interface QuestionBase {
  readonly id: string;
  readonly message: string;
}

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

export type Question =
  | (QuestionBase & {
      readonly kind: 'text';
      /** Text that the user can edit. */
      readonly initial?: string;
      /** Answer if the user types nothing. It is shown until the user types something. */
      readonly suggestion?: string;
      /** Example that is shown until the user types something. */
      readonly placeholder?: string;
      /** Returns an error message, or `undefined` if the answer is valid. */
      readonly validate: (text: string) => string | undefined;
    })
  | (QuestionBase & { readonly kind: 'one'; readonly choices: readonly Choice[]; readonly initial: string })
  | (QuestionBase & {
      readonly kind: 'several';
      readonly choices: readonly Choice[];
      readonly initial: readonly string[];
    });

/** Answers by question id. The answer to a question of kind `several` is an array. */
export type Answers = Readonly<Record<string, string | readonly string[]>>;

/** Asks the questions in order. Returns `undefined` if the user cancels with Ctrl+C. */
export type Ask = (title: string, questions: readonly Question[]) => Promise<Answers | undefined>;
