// A generated site with all kinds of Markdown, for tests that need many pages. The same seed generates the same files.
import { createRandom, type Random } from '../../random.js';
import { pictureText } from './history-site.ts';

const code: Readonly<Record<string, string>> = {
  js: 'const answer = await fetch(`/api/keys`);\nif (!answer.ok) throw new Error("no");',
  ts: 'export const first = <T>(list: readonly T[]): T | undefined => list[0];',
  python: 'def keys(page: int = 1) -> list[str]:\n    return [f"key-{n}" for n in range(page * 10)]',
  bash: '# once\ncurl -X POST "https://api.example.com" -d \'{"a": 1}\' | jq .id',
  json: '{\n  "id": 7,\n  "tags": ["a", null, true]\n}',
  yaml: 'keys:\n  - name: one # the first\n    scopes: [read, write]',
  sql: "SELECT name, count(*) FROM keys WHERE made > '2025-01-01' GROUP BY name;",
  php: '<?php\nfunction keys(int $page): array { return range(1, $page); }',
};
const languages = ['js', 'ts', 'python', 'bash', 'json', 'yaml', 'sql', 'php'] as const;

const fence = (language: string, meta = ''): string => `\`\`\`${language}${meta}\n${code[language]}\n\`\`\``;

type Block = (random: Random, pages: number) => string;

const blocks: readonly [Block, ...Block[]] = [
  (random) => `${random.sentence()} **${random.sentence()}** _${random.pick(['uno', 'dos'])}_ \`code\` ~~no~~.`,
  (random) => `## ${random.sentence().slice(0, -1)}\n\n${random.sentence()}`,
  (random) => `### Detail ${random.below(9)} {#detail-${random.below(999)}}\n\n${random.sentence()}`,
  (random) => fence(random.pick(languages), random.pick(['', ' title="Example"', ' {1}', ' showLineNumbers'])),
  (random) => `| ${random.below(99)} | b |\n| --- | :-: |\n| ${random.sentence()} | \`x\` |\n| 1 \\| 2 | [a](#b) |`,
  (random) =>
    `${random.sentence()}[^${random.below(2) + 1}]\n\n[^1]: ${random.sentence()}\n[^2]: A [link](/part-1/page-2).`,
  (random) =>
    `<details><summary>${random.sentence()}</summary>\n\n${random.sentence()}\n\n</details>\n\n<kbd>Ctrl</kbd> <sub>2</sub>`,
  (random) =>
    `:::${random.pick(['note', 'tip', 'warning', 'danger'])}[${random.sentence()}]\n${random.sentence()}\n\n- one\n- two\n:::`,
  (random) =>
    `:::tabs{group="language"}\n${fence('bash', ' title="With curl"')}\n${fence(random.pick(['js', 'python', 'php']))}\n:::`,
  (random) => `![Picture](/shared/picture-${random.below(6)}.svg "${random.sentence()}")`,
  (random) => `1. ${random.sentence()}\n   - [x] ${random.sentence()}\n   - [ ] no\n2. > ${random.sentence()}`,
  (random, pages) => `See [that](/part-${random.below(6)}/page-${random.below(pages)}#nothing-${random.below(20)}).`,
  (random, pages) => `And [this](../part-${random.below(6)}/page-${random.below(pages)}.md).`,
  () => '::include[/shared/_terms.md]',
  () => '```js title="Shown" file=/shared/_shown.js\n```',
  () =>
    'Emoji 🎉, accents ñandú, right to left עברית, `<not html>` & an entity &copy; — and  two spaces  \nat a line’s end.',
];

/** English and some Spanish pages in six folders. Most links have a target; the others cause warnings. */
export function variedSite(count: number): Readonly<Record<string, string>> {
  const random = createRandom(7);
  const pages = Array.from({ length: count }, (_, index): readonly (readonly [string, string])[] => {
    const own = Array.from({ length: 4 + random.below(8) }, () => random.pick(blocks)(random, count)).join('\n\n');
    const front = `---\ntitle: Page ${index}\n${random.chance(0.2) ? `description: ${random.sentence()}\n` : ''}---\n\n`;
    const path = `part-${index % 6}/${random.chance(0.5) ? `0${index % 9}-` : ''}page-${index}.md`;
    return [
      [`content/en/${path}`, `${front}${own}\n`],
      ...(index % 5 === 0 ? [[`content/es/${path}`, `${front}${random.sentence()}\n`] as const] : []),
    ];
  });
  return {
    'site.config.yaml': `title: Varied
url: https://docs.example.com
locales: [{ code: en }, { code: es }]
checks: { links: warning, anchors: warning, images: warning }
`,
    'content/en/index.md': '# Varied\n\n[First](part-0/page-0.md)\n',
    'content/en/part-1/_category_.yml': 'label: One\nlink: { type: generated-index, slug: /one }\n',
    'content/en/part-2/_category_.yml': 'label: Two\ncollapsed: false\nposition: 1\n',
    'content/en/shared/_terms.md': 'A **term** of [all](/part-0/page-0.md).\n',
    'content/en/shared/_shown.js': 'const shown = true;\n',
    ...Object.fromEntries(
      Array.from({ length: 6 }, (_, index) => [`content/en/shared/picture-${index}.svg`, pictureText(20 + index)]),
    ),
    'static/plain.txt': 'As it is.\n',
    ...Object.fromEntries(pages.flat()),
  };
}
