// What the output is made of.
import type { BuildProfile, FileKindProfile } from '../../model/profile.ts';
import { count, countOf, megabytes, percent, shareOf, sum } from '../amounts.ts';
import { type Markup, markup } from './markup.ts';
import { at, bar, fitted, picture, swatch } from './picture.ts';
import { section, table } from './section.ts';

const height = 40;

/** In this order everywhere, so that two reports can be held side by side. */
const kinds: readonly FileKindProfile['kind'][] = ['pages', 'search', 'images', 'scripts', 'styles', 'fonts', 'other'];

export function outputBytes({ files }: BuildProfile): Markup {
  const shown = kinds.flatMap((kind) => {
    const same = files.filter((each) => each.kind === kind);
    const bytes = sum(same.map((each) => each.bytes));
    return same.length === 0 ? [] : [{ kind, bytes, count: sum(same.map((each) => each.count)) }];
  });
  const total = sum(shown.map(({ bytes }) => bytes));
  const number = sum(shown.map((each) => each.count));
  return section({
    id: 'output',
    title: 'Output',
    lead:
      number === 0 ? 'Nothing was written.' : `${megabytes(total)} in ${countOf(number, 'file')}, before compression.`,
    content: number === 0 ? [] : [stack(shown, total), figures(shown, total)],
  });
}

function stack(shown: readonly FileKindProfile[], total: number): Markup {
  const parts = shown.flatMap(({ kind, bytes }, index) => {
    const share = shareOf(bytes, total);
    if (share === 0) return [];
    const start = sum(shown.slice(0, index).map((each) => shareOf(each.bytes, total)));
    const title = `${nameOf(kind)}: ${megabytes(bytes)}, ${percent(share)}`;
    const part = bar({ start, width: share, y: 0, height, className: 'part' });
    const words = fitted([nameOf(kind)], share, (text, when) => {
      return markup`<text class="on-part ${when}" x="${at(start)}" dx="9" y="25">${text}</text>`;
    });
    return [markup`<g class="kind-${kind}">${part}${words}<title>${title}</title></g>`];
  });
  const name = shown.map(({ kind, bytes }) => `${nameOf(kind)} ${percent(shareOf(bytes, total))}`).join(', ');
  return markup`<figure class="track">${picture(height, `Bytes by kind: ${name}`, parts)}</figure>\n`;
}

function figures(shown: readonly FileKindProfile[], total: number): Markup {
  return table({
    caption: 'Bytes by kind',
    head: ['Kind', 'Files', 'Bytes', 'Share'],
    rows: shown.map(({ kind, count: number, bytes }) => [
      markup`${swatch(`part kind-${kind}`)}${nameOf(kind)}`,
      count(number),
      megabytes(bytes),
      percent(shareOf(bytes, total)),
    ]),
    foot: ['All', count(sum(shown.map((each) => each.count))), megabytes(total), ''],
  });
}

function nameOf(kind: FileKindProfile['kind']): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}
