// What the copy button of a code block copies.
import { describe, expect, it } from 'vitest';
import { textToCopy } from '../../../../packages/theme/src/components/code/text-to-copy.ts';

const shell = (text: string) => textToCopy(text, 'hljs language-sh');

describe('the copied code', () => {
  it('has no final newline', () => {
    expect(textToCopy('a\n', 'language-js')).toBe('a');
    expect(textToCopy('a\n\nb\n\n', '')).toBe('a\n\nb\n');
  });

  it('keeps prompts in other languages than shells', () => {
    expect(textToCopy('$ a', 'language-js')).toBe('$ a');
    expect(textToCopy('$ a', 'language-shader')).toBe('$ a');
    expect(textToCopy('$ a', '')).toBe('$ a');
  });

  it.each(['console', 'bash', 'sh', 'zsh', 'shell', 'shellsession', 'shell-session'])(
    'has no prompts in the language %s',
    (language) => {
      expect(textToCopy('$ npm i\n> npm test\n', `language-${language}`)).toBe('npm i\nnpm test');
    },
  );

  it('is unchanged if a command has no prompt', () => {
    expect(shell('$ npm test\npassed')).toBe('$ npm test\npassed');
    expect(shell('echo $ a')).toBe('echo $ a');
    expect(shell('$HOME/bin')).toBe('$HOME/bin');
  });

  it.each([
    ['comments', '# Install\n$ npm i\n\n  # Then\n$ npm test', '# Install\nnpm i\n\n  # Then\nnpm test'],
    ['a line after a backslash', '$ npm i \\\n  --silent\n$ ls', 'npm i \\\n  --silent\nls'],
    ['lines in double quotes', '$ echo "a\nb \\" c\nd"\n$ ls', 'echo "a\nb \\" c\nd"\nls'],
    ['lines in single quotes', "$ echo 'a\nb'\n$ ls", "echo 'a\nb'\nls"],
  ])('may contain %s without a prompt', (_name, text, copied) => {
    expect(shell(text)).toBe(copied);
  });
});
