// Follows a tutorial like a reader: saves its files, runs its commands, and checks their output. A code block whose
// title is a path is a file. The lines of an `sh` block are commands that run in the folder selected with `cd`; a block
// marked with `fails` must end with an error. A `text` block is the expected output of the previous block.
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { untilServed } from '../../serve/serving.ts';

interface Block {
  readonly language: string;
  readonly meta: string;
  readonly text: string;
}

interface UnitEnvironment {
  /** Absolute path of the folder in which the reader starts. */
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Returns the reader's working directory at the end. Throws if anything differs from the tutorial. */
export async function followTutorial(page: string, { root, env }: UnitEnvironment): Promise<string> {
  let folder = root;
  let printed = '';
  for (const { language, meta, text } of blocksOf(page)) {
    const path = /title="([^"]+)"/.exec(meta)?.[1];
    if (path !== undefined) await save(join(folder, path), text);
    else if (language === 'sh') {
      printed = '';
      for (const command of text.trim().split('\n')) {
        if (command.startsWith('cd ')) folder = resolve(folder, command.slice(3));
        else printed += await type(command, { folder, env, isFailing: meta === 'fails' });
      }
    } else if (language === 'text') {
      const missing = text
        .trim()
        .split('\n')
        .filter((line) => !printed.includes(line));
      if (missing.length > 0) throw new Error(`This is not printed:\n${missing.join('\n')}\nbut this:\n${printed}`);
    }
  }
  return folder;
}

function blocksOf(page: string): readonly Block[] {
  return [...page.matchAll(/^```(\w+) ?(.*)\n([\s\S]*?)^```$/gm)].map(([, language = '', meta = '', text = '']) => ({
    language,
    meta,
    text,
  }));
}

async function save(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

interface Typing {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly isFailing: boolean;
}

/** Returns the output of a command. A server is stopped as soon as its pages are available. */
async function type(command: string, { folder, env, isFailing }: Typing): Promise<string> {
  // Runs in a separate process group, because processes that a shell starts do not end with the shell.
  const child = spawn(command, { cwd: folder, env, shell: true, detached: true });
  if (/^npm run (dev|preview)$/.test(command)) {
    const served = await untilServed(child);
    const { status } = await fetch(served.address);
    process.kill(-served.pid, 'SIGTERM');
    await served.stop();
    if (status !== 200) throw new Error(`${command} shows no page, but answers ${status}.`);
    return served.printed();
  }
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const code = await new Promise<number | null>((done) => child.on('close', done));
  if ((code === 0) === isFailing) throw new Error(`${command} ended with ${code}:\n${printed}`);
  return printed;
}
