// Explains invalid command lines in two lines, without printing the whole help.

/** docsgen's arguments for commands of other tools, which are in lower case. */
const commandSynonyms: Readonly<Record<string, string>> = {
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

function among(meant: string, written: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(written.map((word) => [word, meant]));
}

/** The members of commander's `Command` that this module uses. */
interface Command {
  readonly name: () => string;
  readonly usage: () => string;
  readonly args: readonly string[];
  readonly commands: readonly Command[];
}

interface InvalidUsage {
  /** Error of commander, whose code is for example `commander.unknownOption`. */
  readonly error: { readonly code: string; readonly message: string };
  readonly args: readonly string[];
  readonly isFolder: (path: string) => Promise<boolean>;
}

export async function explainUsageError(program: Command, { error, args, isFolder }: InvalidUsage): Promise<string> {
  const path = commandAt(program, args);
  const name = path.map((each) => each.name()).join(' ');
  // Commander appends its suggestion as a second line in parentheses.
  const [problem, suggestion] = error.message.replace(/^error: /, '').split('\n');
  const hint =
    (error.code === 'commander.unknownCommand' && path.length === 1 && (await commandMeant(program, isFolder))) ||
    suggestion?.slice(1, -1) ||
    `Usage: ${name} ${path.at(-1)?.usage()}. Run \`${name} --help\` for details.`;
  return `${name}: ${problem}\n${hint}`;
}

/** Returns the program, followed by the command and subcommands that the first arguments name. */
function commandAt(program: Command, args: readonly string[]): readonly Command[] {
  const path = [program];
  for (const word of args.filter((each) => !each.startsWith('-'))) {
    const next = path.at(-1)?.commands.find((each) => each.name() === word);
    if (!next) break;
    path.push(next);
  }
  return path;
}

async function commandMeant(
  { args: [written = ''], commands }: Command,
  isFolder: InvalidUsage['isFolder'],
): Promise<string | undefined> {
  const exists = (command: string): boolean => commands.some((each) => each.name() === command.split(' ')[0]);
  if (exists('build') && (await isFolder(written))) return `To build this folder, run \`docsgen build ${written}\`.`;
  const synonym = commandSynonyms[written.toLowerCase()];
  return synonym !== undefined && exists(synonym) ? `Did you mean docsgen ${synonym}?` : undefined;
}
