// What an earlier build had done already, and this one did not do again.
import type { BuildProfile, CacheProfile } from '../../model/profile.ts';
import { count, percent, shareOf } from '../amounts.ts';
import { type Markup, markup } from './markup.ts';
import { swatch } from './picture.ts';
import { splitBar } from './ranking.ts';
import { legend, section, table } from './section.ts';

interface Saving {
  readonly name: string;
  /** What is counted. */
  readonly noun: string;
  readonly kept: number;
  readonly done: number;
}

export function cacheHits({ cache }: BuildProfile): Markup {
  const savings = savingsOf(cache);
  const isIdle = savings.every(({ kept, done }) => kept + done === 0);
  return section({
    id: 'cache',
    title: 'Cache',
    lead: isIdle ? 'There was nothing to do.' : lead(savings),
    content: isIdle
      ? []
      : [
          legend([
            { swatch: swatch('kept'), name: 'kept from an earlier build' },
            { swatch: swatch('done'), name: 'done in this one' },
          ]),
          table({
            caption: 'Cache hits',
            head: ['Work', 'Kept', 'Done', 'Hits'],
            rows: savings.map(row),
          }),
        ],
  });
}

function savingsOf({ compiled, fromCache, rendered, skipped, filesRead, filesKnown }: CacheProfile): readonly Saving[] {
  return [
    { name: 'Files read', noun: 'files', kept: filesKnown, done: filesRead },
    { name: 'Texts compiled', noun: 'texts', kept: fromCache, done: compiled },
    { name: 'Pages rendered', noun: 'pages', kept: skipped, done: rendered },
  ];
}

function lead(savings: readonly Saving[]): string {
  if (savings.every(({ kept }) => kept === 0)) {
    return 'Nothing was there of an earlier build: all of the work was done in this one.';
  }
  const shares = savings.map(({ noun, kept, done }) => `${percent(shareOf(kept, kept + done))} of the ${noun}`);
  return `Kept from an earlier build: ${shares.join(', ')}.`;
}

function row({ name, kept, done }: Saving): readonly (Markup | string)[] {
  const all = kept + done;
  const bars = splitBar([
    { className: 'kept', share: shareOf(kept, all) },
    { className: 'done', share: shareOf(done, all) },
  ]);
  const hits = all === 0 ? '–' : percent(shareOf(kept, all));
  return [markup`<div class="ranked under">${name}${bars}</div>`, count(kept), count(done), hits];
}
