// Prompts in the terminal. Loaded only by commands that ask questions.
import { cancel, intro, multiselect, outro, select, text } from '@clack/prompts';
import type { Answers, Question } from '../model/adapters/questions.ts';

/** See `Ask`. */
export async function askOnTerminal(title: string, questions: readonly Question[]): Promise<Answers | undefined> {
  const answers: Record<string, string | readonly string[]> = {};
  intro(title);
  for (const question of questions) {
    const answer = await askOne(question);
    if (typeof answer === 'symbol') {
      cancel('Canceled. Nothing was written.');
      return undefined;
    }
    answers[question.id] = answer;
  }
  outro('Thank you.');
  return answers;
}

/** Returns a symbol if the user cancels. */
function askOne(question: Question): Promise<string | string[] | symbol> {
  const { message } = question;
  switch (question.kind) {
    case 'text': {
      const { initial = '', suggestion = '', placeholder = suggestion } = question;
      const validate = (value = ''): string | undefined => question.validate(value === '' ? suggestion : value);
      return text({ message, initialValue: initial, defaultValue: suggestion, placeholder, validate });
    }
    case 'one':
      return select({ message, options: [...question.choices], initialValue: question.initial, maxItems: 8 });
    case 'several': {
      const { choices, initial } = question;
      return multiselect({ message, options: choices, initialValues: initial, required: false, maxItems: 8 });
    }
  }
}
