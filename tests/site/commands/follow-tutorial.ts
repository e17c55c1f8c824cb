// Does what a tutorial says, as a reader would: saves the files it shows, types its commands, and looks for what it
// says they print. A block of code whose title is a path is a file; one in `sh` is typed line by line, in the folder
// that `cd` leads to, and ends with an error where it says `fails`; one in `text` was printed by the block before it.
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
  /** Absolute path of the folder in which the reader begins. */
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Gives the folder the reader is in at the end. Throws where something is not as the tutorial says. */
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

/** What a command printed. One that serves is ended as soon as its pages can be seen. */
async function type(command: string, { folder, env, isFailing }: Typing): Promise<string> {
  // In a group of its own: what a shell has started does not end with it.
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
