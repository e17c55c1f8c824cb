// Random inputs: realistic and absurd ones.
import fc from 'fast-check';

/** Fragments of Markdown that have a meaning, alone or in combination with adjacent ones. */
const pieces = [
  ...['# ', '## ', '- ', '1. ', '> ', '    ', '\t', '---\n', '===\n', '```js\n', '```\n', '~~~\n', '***', '**', '*'],
  ...['_', '__', '~~', '`', '``', '[', ']', '](', ')', '![', '[^1]', '[^1]: ', '[a]: /b\n', '<', '>', '<b>', '</b>'],
  ...['<div>', '</div>', '<!--', '-->', '<p>', '<table>', '<td>', '<svg>', '<style>', '<title>', '<a href="x.md">'],
  ...['<img src=a.png>', '<br/>', '&lt;', '&#1;', '&nbsp', '\\', '|', '|-|\n', ':::note\n', ':::\n', ':::tabs\n'],
  ...['::include[./_a.md]\n', '{#id}', '{a="b"}', ':a[b]', '$', '{', '}', 'https://a.example/|', 'www.a.example', '\n'],
  ...[
    '$$',
    '$$\n',
    '$x$',
    '$5',
    '\\frac',
    '\\foo',
    '^2',
    '&',
    '```math\n',
    '```mermaid\n',
    'graph TD\n',
    'A-->B\n',
    '-->|',
  ],
  ...[
    '\n\n',
    ' ',
    '  \n',
    '\r\n',
    '\0',
    '\u0001',
    '\uFEFF',
    '\uFFFD',
    '\u202E',
    'é',
    '漢字',
    '👩‍👩‍👧',
    'word',
    'x.md',
    '#top',
  ],
];

const pieceOfMarkdown = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...pieces) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
);

export const markdown = fc.array(pieceOfMarkdown, { maxLength: 40 }).map((parts) => parts.join(''));

/** Words and punctuation that every parser must parse in the same way, as whole blocks. */
const inline = fc.constantFrom(
  'word',
  '*a*',
  '**b**',
  '`c`',
  '[d](/e)',
  '![f](g.png)',
  '~~h~~',
  '<i>j</i>',
  '&amp;',
  'ñ',
  '$k_1$',
  '$5',
  '$6-',
);
const line = fc.array(inline, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
const block = fc.oneof(
  line,
  line.map((text) => `## ${text}`),
  fc.array(line, { minLength: 1, maxLength: 4 }).map((items) => items.map((text) => `- ${text}`).join('\n')),
  fc
    .array(line, { minLength: 1, maxLength: 4 })
    .map((items) => items.map((text, at) => `${at + 1}. ${text}`).join('\n')),
  line.map((text) => `> ${text}`),
  line.map((text) => `\`\`\`js\n${text}\n\`\`\``),
  line.map((text) => `| a | b |\n| - | - |\n| ${text} | x |`),
  line.map((text) => `:::note\n\n${text}\n\n:::`),
  fc.constantFrom('$$\n\\frac{l}{m}\n$$', '$$n$$', '```mermaid\ngraph LR\nA[$5] --> B\n```'),
  fc.constantFrom('---', '<div>\n\nhtml\n\n</div>', '<!-- comment -->'),
);

export const plainMarkdown = fc
  .array(block, { minLength: 1, maxLength: 8 })
  .map((blocks) => `${blocks.join('\n\n')}\n`);

const keys = [
  ...[
    'title',
    'description',
    'slug',
    'id',
    'sidebar_position',
    'sidebar_label',
    'draft',
    'unlisted',
    'keywords',
    'home',
  ],
  ...[
    'last_update',
    'label',
    'position',
    'link',
    'collapsed',
    'url',
    'baseUrl',
    'locales',
    'sections',
    'navbar',
    'logo',
  ],
  ...[
    'markdown',
    'checks',
    'redirects',
    'search',
    'theme',
    'footer',
    'host',
    'budgets',
    'tags',
    '__proto__',
    'constructor',
  ],
];

const value = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(
      'text',
      '""',
      "'it''s'",
      '0',
      '-1.5',
      '1e400',
      'true',
      'null',
      '~',
      '2025-02-30',
      '/a',
      '../a',
      'es',
      '#c',
    ),
    fc.constantFrom(
      '*a',
      '&a x',
      '!!set {a}',
      '!!binary aGk=',
      '"\\x01"',
      '|\n  a\n  b',
      '>-\n  a',
      '@',
      '%',
      '`',
      ': ',
      '- ',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
    fc.array(tie('value'), { maxLength: 3 }).map((items) => `[${items.join(', ')}]`),
    fc.array(fc.tuple(fc.constantFrom(...keys), tie('value')), { maxLength: 3 }).map((pairs) => `{${pairsOf(pairs)}}`),
  ),
})).value as fc.Arbitrary<string>;

function pairsOf(pairs: readonly (readonly [string, unknown])[]): string {
  return pairs.map(([key, each]) => `${key}: ${String(each)}`).join(', ');
}

const yamlLine = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(fc.constantFrom(...keys), value).map(([key, each]) => `${key}: ${each}`) },
  { weight: 1, arbitrary: fc.constantFrom('---', '...', '# comment', '  - item', '\tindented', '? [a]', '<<: *a', '') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
);

export const yaml = fc.array(yamlLine, { maxLength: 8 }).map((lines) => `${lines.join('\n')}\n`);

const name = fc.constantFrom(
  'index',
  'README',
  'a',
  'A',
  '01-a',
  'ä',
  'a b',
  'a.b',
  '_a',
  'con',
  '-',
  '...',
  '#',
  '%20',
  'é',
  'e\u0301',
);
const ending = fc.constantFrom('.md', '.md', '.md', '.markdown', '.mdx', '.png', '');
const path = fc
  .tuple(
    fc.constantFrom('content/en/', 'content/en/', 'content/es/', 'content/', 'static/', ''),
    fc.array(name, { maxLength: 2 }),
    name,
    ending,
  )
  .map(([start, folders, own, end]) => `${start}${folders.map((each) => `${each}/`).join('')}${own}${end}`);
const category = path.map((each) => `${each.slice(0, each.lastIndexOf('/') + 1)}_category_.yml`);

/** Files by path. Paths that are a folder of another path are left out, as on a disk. */
export const tree = fc
  .array(
    fc.tuple(
      fc.oneof({ weight: 4, arbitrary: path }, category),
      fc.oneof(
        plainMarkdown,
        yaml,
        yaml.map((text) => `---\n${text}---\n`),
      ),
    ),
    {
      maxLength: 10,
    },
  )
  .map((files) => Object.fromEntries(files.filter(([each]) => !files.some(([other]) => other.startsWith(`${each}/`)))));
