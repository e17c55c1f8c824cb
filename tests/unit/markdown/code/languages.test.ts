// The names that authors write after the backticks of a code fence.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commonGrammars } from '../../../../packages/generator/src/markdown/code/common-grammars.ts';
import { grammarOf, languageLabel, languageNames } from '../../../../packages/generator/src/markdown/code/languages.ts';

/** Names with the Prism grammar and the title of the block; without a title, the block shows the name as written. */
const languages: readonly (readonly [names: string, grammar: string, label?: string])[] = [
  ['javascript js mjs cjs', 'javascript', 'JavaScript'],
  ['typescript ts', 'typescript', 'TypeScript'],
  ['jsx', 'jsx', 'JSX'],
  ['tsx', 'tsx', 'TSX'],
  ['json jsonc json5 jsonl ndjson', 'json', 'JSON'],
  ['html', 'markup', 'HTML'],
  ['xml', 'markup', 'XML'],
  ['svg', 'markup', 'SVG'],
  ['vue', 'markup', 'Vue'],
  ['htm svelte astro js-vue', 'markup'],
  ['css postcss', 'css', 'CSS'],
  ['scss', 'scss', 'SCSS'],
  ['bash sh shell zsh console terminal', 'bash', 'Bash'],
  ['shellsession', 'shell-session'],
  ['bat cmd', 'batch'],
  ['powershell ps1 pwsh', 'powershell', 'PowerShell'],
  ['c', 'c', 'C'],
  ['cpp c++', 'cpp', 'C++'],
  ['csharp c# cs dotnet', 'csharp', 'C#'],
  ['objectivec objc', 'objectivec', 'Objective-C'],
  ['java', 'java', 'Java'],
  ['kotlin kt kts', 'kotlin', 'Kotlin'],
  ['go golang', 'go', 'Go'],
  ['rust rs', 'rust', 'Rust'],
  ['swift', 'swift', 'Swift'],
  ['python py', 'python', 'Python'],
  ['ruby rb', 'ruby', 'Ruby'],
  ['php', 'php', 'PHP'],
  ['hs', 'haskell'],
  ['sol', 'solidity'],
  ['sql', 'sql', 'SQL'],
  ['graphql gql', 'graphql', 'GraphQL'],
  ['http', 'http', 'HTTP'],
  ['proto', 'protobuf'],
  ['markdown md mdx', 'markdown', 'Markdown'],
  ['tex', 'latex'],
  ['yaml yml', 'yaml', 'YAML'],
  ['toml', 'toml', 'TOML'],
  ['ini cfg conf', 'ini', 'INI'],
  ['env dotenv', 'ini', '.env'],
  ['docker dockerfile', 'docker', 'Dockerfile'],
  ['terraform tf', 'hcl'],
  ['make', 'makefile'],
  ['gitignore', 'ignore'],
  ['diff', 'diff', 'Diff'],
  ['hbs mustache', 'handlebars'],
  ['jinja2', 'django'],
];

const plain = 'text txt plain plaintext none ascii output tree'.split(' ');

const cases = languages.flatMap(([names, grammar, label]) =>
  names.split(' ').map((name) => [name, grammar, label ?? name] as const),
);

it.each(cases)('%j is highlighted as %s and titled %s', (name, grammar, label) => {
  expect(grammarOf(name)).toBe(grammar);
  expect(languageLabel(name)).toBe(label);
  expect(grammarOf(name.toUpperCase())).toBe(grammar);
});

it.each([...plain, ''])('%j is plain text without a title', (name) => {
  expect(grammarOf(name)).toBeUndefined();
  expect(languageLabel(name)).toBeUndefined();
});

it('a language without an alias and a label keeps its name', () => {
  expect([grammarOf('Lua'), languageLabel('Lua')]).toEqual(['lua', 'Lua']);
});

it('exactly these names are suggested for unknown languages', () => {
  expect([...languageNames].sort()).toEqual([...cases.map(([name]) => name), ...plain].sort());
});

it('every grammar exists, and those with a title open with the command', () => {
  const folder = join(createRequire(import.meta.url).resolve('refractor/core'), '../../lang');
  const files = new Set(readdirSync(folder));
  expect(languages.filter(([, grammar]) => !files.has(`${grammar}.js`))).toEqual([]);
  const titled = languages.flatMap(([, grammar, label]) => (label === undefined ? [] : [grammar]));
  // Objective-C and PowerShell are too rare for the command's first file.
  const rare = ['objectivec', 'powershell'];
  expect([...commonGrammars.keys()].sort()).toEqual([...new Set(titled)].filter((each) => !rare.includes(each)).sort());
});
