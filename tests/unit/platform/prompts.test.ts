// Prompts with a terminal whose keys are pressed by the test.
import { PassThrough } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { askOnTerminal } from '../../../packages/generator/src/platform/prompts.ts';

let input = new PassThrough();

vi.mock('@clack/prompts', async (load) => {
  const prompts = await load<typeof import('@clack/prompts')>();
  const output = new PassThrough();
  return {
    ...prompts,
    intro: () => {},
    outro: () => {},
    text: (options: Parameters<typeof prompts.text>[0]) => prompts.text({ ...options, input, output }),
  };
});

/** Returns the answer to a question with a suggestion. */
async function answerTo(typed: string): Promise<unknown> {
  input = new PassThrough();
  const validate = (text: string): string | undefined => (text.trim() === '' ? 'Enter a title' : undefined);
  const asked = askOnTerminal('Site', [
    { kind: 'text', id: 'title', message: 'Site title', suggestion: 'My docs', validate },
  ]);
  input.write(typed);
  return (await asked)?.title;
}

it('what a user types replaces the suggestion', async () => {
  expect(await answerTo('Harbour\r')).toBe('Harbour');
});

it('the suggestion is the answer of a user who types nothing', async () => {
  expect(await answerTo('\r')).toBe('My docs');
});
