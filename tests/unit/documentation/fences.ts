// The examples in docsgen's documentation: fenced code blocks with their language and title.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../sources.ts';

export interface Fence {
  /** Position of the first line: `docs/guide/mdx.md:12`. */
  readonly place: string;
  readonly lang: string;
  readonly title: string;
  /** False after `<!-- incomplete -->`, which readers do not see: an example with gaps, or of an error. */
  readonly isComplete: boolean;
  readonly text: string;
}

const folders = ['guide', 'migrate', 'reference'];

export function documentedFences(): readonly Fence[] {
  const pages = folders.flatMap((folder) =>
    readdirSync(join(root, 'docs', folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.mdx?$/.test(name))
      .map((name) => `docs/${folder}/${name.replaceAll('\\', '/')}`),
  );
  return ['README.md', ...pages].flatMap((path) => fencesIn(path, readFileSync(join(root, path), 'utf8')));
}

function fencesIn(path: string, text: string): readonly Fence[] {
  const found: Fence[] = [];
  const lines = text.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const [, indent = '', marks = '', info = ''] = /^( *)(`{3,})(.*)$/.exec(lines[index] ?? '') ?? [];
    if (marks === '') continue;
    const end = lines.findIndex((line, at) => at > index && line.trim() === marks);
    if (end === -1) throw new Error(`${path}:${index + 1} is not closed`);
    const body = lines.slice(index + 1, end).map((line) => line.replace(indent, ''));
    const before = lines.slice(0, index).findLast((line) => line.trim() !== '');
    found.push({
      place: `${path}:${index + 1}`,
      lang: /^\w*/.exec(info)?.[0] ?? '',
      title: /title="([^"]*)"/.exec(info)?.[1] ?? '',
      isComplete: before?.trim() !== '<!-- incomplete -->',
      text: `${body.join('\n')}\n`,
    });
    index = end;
  }
  return found;
}
