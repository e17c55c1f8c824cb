// What a command asks on the terminal, as data: tests read it, and `platform/prompts.ts` alone knows how it is asked.

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
      readonly initial: string;
      /** Shown while nothing is written. */
      readonly placeholder?: string;
      /** What is wrong with the answer; `undefined`: nothing. */
      readonly mistakeIn: (text: string) => string | undefined;
    })
  | (QuestionBase & { readonly kind: 'one'; readonly choices: readonly Choice[]; readonly initial: string })
  | (QuestionBase & {
      readonly kind: 'several';
      readonly choices: readonly Choice[];
      readonly initial: readonly string[];
    });

/** Answers by the ids of their questions; lists for those of kind `several`. */
export type Answers = Readonly<Record<string, string | readonly string[]>>;

/** Asks one after another; `undefined`: broken off with Ctrl+C. */
export type Ask = (title: string, questions: readonly Question[]) => Promise<Answers | undefined>;
