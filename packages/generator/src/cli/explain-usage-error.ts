// Explains invalid command lines in one or two lines, without printing the whole help.
import { didYouMean, nearestName } from '../text/suggest.ts';
import { commandSynonyms, keysForOptions, optionSynonyms } from './usage-synonyms.ts';

/** The members of commander's `Command` that this module uses. */
interface CommandShape {
  readonly name: () => string;
  readonly usage: () => string;
  readonly commands: readonly CommandShape[];
  readonly options: readonly { readonly long?: string | undefined; readonly flags: string }[];
}

interface InvalidUsage {
  /** Error code of commander, such as `commander.unknownOption`. */
  readonly code: string;
  readonly message: string;
  readonly args: readonly string[];
  readonly isFolder: (path: string) => Promise<boolean>;
}

export async function explainUsageError(program: CommandShape, usage: InvalidUsage): Promise<string> {
  const { code, message, args, isFolder } = usage;
  const path = commandAt(program, args);
  const command = path.at(-1) ?? program;
  const name = path.map((each) => each.name()).join(' ');
  const [, written = ''] = /'([^']*)'/.exec(message) ?? [];
  if (code === 'commander.unknownOption') return unknownOption(program, { command, name, option: written });
  if (code === 'commander.unknownCommand') {
    const isPath = command === program && isThere(program, 'build') && (await isFolder(written));
    const answer = isPath
      ? `To build this folder, run \`docsgen build ${written}\`.`
      : commandMeant(program, command, written);
    return `Unknown command '${written}'. ${answer ?? `Run \`${name} --help\` for a list of commands.`}`;
  }
  const usageLine = `Usage: ${name} ${command.usage()}`;
  if (code === 'commander.optionMissingArgument') return `${name}: ${flagsOf(written)} needs a value.`;
  if (code === 'commander.missingArgument') return `${name}: missing argument <${written}>. ${usageLine}`;
  if (code === 'commander.excessArguments')
    return `${name}: too many arguments. ${usageLine}\nPut paths that contain spaces in quotes.`;
  return `${message.replace(/^error: /, '')}\nRun \`${name} --help\` for usage.`;
}

/** Returns the program, followed by the command and subcommands that the first arguments name. */
function commandAt(program: CommandShape, args: readonly string[]): readonly CommandShape[] {
  const path = [program];
  for (const word of args.filter((each) => !each.startsWith('-'))) {
    const next = path.at(-1)?.commands.find((each) => each.name() === word);
    if (!next) break;
    path.push(next);
  }
  return path;
}

function commandMeant(program: CommandShape, command: CommandShape, written: string): string | undefined {
  const synonym = command === program ? commandSynonyms[written.toLowerCase()] : undefined;
  if (synonym !== undefined && isThere(program, synonym)) return `Did you mean docsgen ${synonym}?`;
  const names = command.commands.map((each) => each.name());
  const prefix = command === program ? program.name() : `${program.name()} ${command.name()}`;
  return didYouMean(written, names, (name) => `${prefix} ${name}`);
}

function isThere({ commands }: CommandShape, words: string): boolean {
  const [first = ''] = words.split(' ');
  return first.startsWith('-') || commands.some((each) => each.name() === first);
}

interface UnknownOption {
  readonly command: CommandShape;
  readonly name: string;
  readonly option: string;
}

function unknownOption(program: CommandShape, { command, name, option }: UnknownOption): string {
  const [written = ''] = option.split('=');
  const start = `${name}: unknown option ${written}.`;
  const known = command.options.flatMap(({ long }) => (long === undefined ? [] : [long]));
  const synonym = optionSynonyms[written.toLowerCase()];
  if (synonym !== undefined && known.includes(synonym.split(' ')[0] ?? '')) return `${start} Did you mean ${synonym}?`;
  const nearest = written.startsWith('--') ? nearestName(written, known) : undefined;
  if (nearest !== undefined) return `${start} Did you mean ${nearest}?`;
  const key = keysForOptions[written.toLowerCase()];
  if (key !== undefined) return `${start} Set ${key} in site.config.yaml instead.`;
  const others = program.commands.filter(({ options }) => options.some(({ long }) => long === written));
  if (others.length > 0)
    return `${start} It is an option of ${others.map((each) => `${program.name()} ${each.name()}`).join(' and ')}.`;
  return `${start} Run \`${name} --help\` for a list of ${command === program ? 'commands' : 'options'}.`;
}

/** Returns the long form of an option: `--out <dir>` for `-o, --out <dir>`. */
function flagsOf(flags: string): string {
  return flags.split(', ').at(-1) ?? flags;
}
