// Commands and options of other tools, with the equivalents in docsgen.

/** docsgen's arguments for each unknown command, which is in lower case. */
export const commandSynonyms: Readonly<Record<string, string>> = {
  ...among('serve --watch', ['dev', 'develop', 'start', 'watch', 'live', 'server']),
  ...among('serve', ['preview', 'show']),
  ...among('build', ['generate', 'gen', 'make', 'compile', 'export', 'render']),
  ...among('init', ['create', 'setup', 'scaffold', 'bootstrap']),
  ...among('check', ['lint', 'validate', 'test', 'verify']),
  ...among('check --external', ['linkcheck', 'check-links']),
  ...among('inspect', ['info', 'list', 'ls', 'routes', 'pages']),
  ...among('doctor', ['diagnose', 'env', 'debug']),
  ...among('move', ['mv', 'rename']),
  ...among('i18n status', ['translations', 'translate', 'status']),
  ...among('i18n extract', ['write-translations', 'extract']),
  ...among('schema', ['config', 'configuration']),
  ...among('build --force', ['clear', 'clean', 'rebuild']),
  ...among('version', ['freeze', 'snapshot', 'docs:version']),
  ...among('new page', ['add', 'page']),
  ...among('theme eject', ['swizzle']),
};

/** docsgen's option for each unknown option. */
export const optionSynonyms: Readonly<Record<string, string>> = {
  ...among('--out', [
    '--output',
    '--out-dir',
    '--outdir',
    '--output-dir',
    '--dest',
    '--destination',
    '--dist',
    '-o',
    '-d',
  ]),
  ...among('--config', ['--conf', '--configuration', '-c']),
  ...among('--port', ['-p']),
  ...among('--watch', ['--live', '--dev', '-w']),
  ...among('--quiet', ['--silent', '-q', '-s']),
  ...among('--reporter', ['--format', '--formatter', '-f']),
  ...among('--reporter json', ['--json']),
  ...among('--reporter sarif', ['--sarif']),
  ...among('--locale', ['--lang', '--language', '--locales', '-l']),
  ...among('--jobs', ['--threads', '--workers', '--concurrency', '-j']),
  ...among('--force', ['--no-cache', '--clean', '--fresh']),
  ...among('--strict', ['--fail-on-warnings', '--werror', '--max-warnings']),
  ...among('--host', ['--bind', '--address']),
};

/** Configuration key for each unknown option. */
export const keysForOptions: Readonly<Record<string, string>> = {
  ...among('baseUrl', ['--base', '--base-url', '--baseurl', '--base-path']),
  ...among('url', ['--url', '--site-url']),
  ...among('title', ['--title', '--name']),
  ...among('markdown.parser', ['--parser']),
};

function among(meant: string, written: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(written.map((word) => [word, meant]));
}
