// The languages of code fences: which grammar colours them and what readers call them.

/** Names that are in use for Prism's grammars. */
const aliases: Readonly<Record<string, string>> = {
  'js-vue': 'markup',
  'c++': 'cpp',
  'c#': 'csharp',
  cjs: 'javascript',
  console: 'bash',
  cs: 'csharp',
  dockerfile: 'docker',
  gql: 'graphql',
  htm: 'markup',
  html: 'markup',
  js: 'javascript',
  json5: 'json',
  jsonc: 'json',
  kt: 'kotlin',
  md: 'markdown',
  mdx: 'markdown',
  mjs: 'javascript',
  objc: 'objectivec',
  ps1: 'powershell',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  sh: 'bash',
  shell: 'bash',
  svelte: 'markup',
  svg: 'markup',
  tf: 'hcl',
  ts: 'typescript',
  vue: 'markup',
  xml: 'markup',
  yml: 'yaml',
  zsh: 'bash',
};

const labels: Readonly<Record<string, string>> = {
  bash: 'Bash',
  c: 'C',
  cpp: 'C++',
  csharp: 'C#',
  css: 'CSS',
  diff: 'Diff',
  docker: 'Dockerfile',
  go: 'Go',
  graphql: 'GraphQL',
  html: 'HTML',
  http: 'HTTP',
  ini: 'INI',
  java: 'Java',
  javascript: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  kotlin: 'Kotlin',
  markdown: 'Markdown',
  objectivec: 'Objective-C',
  php: 'PHP',
  powershell: 'PowerShell',
  python: 'Python',
  ruby: 'Ruby',
  rust: 'Rust',
  scss: 'SCSS',
  sql: 'SQL',
  svg: 'SVG',
  swift: 'Swift',
  toml: 'TOML',
  tsx: 'TSX',
  typescript: 'TypeScript',
  vue: 'Vue',
  xml: 'XML',
  yaml: 'YAML',
};

const plain = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'none']);

/** The grammar's name, `undefined` for plain text. It may still not exist. */
export function grammarOf(language: string): string | undefined {
  const name = language.toLowerCase();
  return plain.has(name) ? undefined : (aliases[name] ?? name);
}

/** What stands in the title bar; `undefined` for plain text. */
export function languageLabel(language: string): string | undefined {
  const name = language.toLowerCase();
  if (plain.has(name)) return undefined;
  return labels[name] ?? labels[aliases[name] ?? ''] ?? language;
}
