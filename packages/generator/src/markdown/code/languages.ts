// Languages of code fences: their Prism grammars and display names.

/** Aliases, mapped to the names of Prism grammars. */
const aliases: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'js-vue': 'markup',
    'c++': 'cpp',
    'c#': 'csharp',
    cjs: 'javascript',
    astro: 'markup',
    bat: 'batch',
    cfg: 'ini',
    cmd: 'batch',
    conf: 'ini',
    console: 'bash',
    cs: 'csharp',
    dockerfile: 'docker',
    dotenv: 'ini',
    dotnet: 'csharp',
    env: 'ini',
    gitignore: 'ignore',
    golang: 'go',
    gql: 'graphql',
    htm: 'markup',
    hbs: 'handlebars',
    hs: 'haskell',
    html: 'markup',
    jinja2: 'django',
    js: 'javascript',
    json5: 'json',
    jsonc: 'json',
    jsonl: 'json',
    kt: 'kotlin',
    kts: 'kotlin',
    make: 'makefile',
    md: 'markdown',
    mdx: 'markdown',
    mjs: 'javascript',
    mustache: 'handlebars',
    ndjson: 'json',
    objc: 'objectivec',
    postcss: 'css',
    proto: 'protobuf',
    ps1: 'powershell',
    pwsh: 'powershell',
    py: 'python',
    rb: 'ruby',
    rs: 'rust',
    sh: 'bash',
    shell: 'bash',
    shellsession: 'shell-session',
    sol: 'solidity',
    svelte: 'markup',
    svg: 'markup',
    terminal: 'bash',
    terraform: 'hcl',
    tex: 'latex',
    tf: 'hcl',
    ts: 'typescript',
    vue: 'markup',
    xml: 'markup',
    yml: 'yaml',
    zsh: 'bash',
  }),
);

const labels: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bash: 'Bash',
    c: 'C',
    cpp: 'C++',
    csharp: 'C#',
    css: 'CSS',
    diff: 'Diff',
    docker: 'Dockerfile',
    dotenv: '.env',
    env: '.env',
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
  }),
);

const plain = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'none', 'ascii', 'output', 'tree']);

/** Names that are suggested for unknown languages. */
export const languageNames: readonly string[] = [...new Set([...aliases.keys(), ...labels.keys(), ...plain])].filter(
  (name) => name !== '',
);

/** Returns the name of a language's grammar, which may not exist, or `undefined` for plain text. */
export function grammarOf(language: string): string | undefined {
  const name = language.toLowerCase();
  return plain.has(name) ? undefined : (aliases.get(name) ?? name);
}

/** Returns the name in the title bar of a code block, or `undefined` for plain text. */
export function languageLabel(language: string): string | undefined {
  const name = language.toLowerCase();
  if (plain.has(name)) return undefined;
  return labels.get(name) ?? labels.get(aliases.get(name) ?? '') ?? language;
}
