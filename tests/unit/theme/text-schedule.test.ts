// How full-text results are listed, batch by batch.
import { expect, it } from 'vitest';
import type { FoundPage } from '../../../packages/theme/src/search/engine/found-page.ts';
import { startTextSearch, type TextState } from '../../../packages/theme/src/search/text-schedule.ts';

const page = (name: number): FoundPage => ({
  href: `/${name}/`,
  title: [],
  trail: [],
  excerpt: [],
  sections: [],
});

/** Runs a search with these results. */
async function lookFor(hits: readonly number[]) {
  const states: TextState[] = [];
  let next = (): void => {};
  const search = startTextSearch((state) => {
    if (state.kind !== 'found') return;
    states.push(state);
    next();
  });
  const shown = (begin: () => void) =>
    new Promise<readonly string[]>((resolve) => {
      next = () => {
        const state = states.at(-1);
        if (state?.kind !== 'found') return;
        const added = state.pages.slice(state.first).map(({ href }) => href);
        resolve(state.hasMore ? [...added, 'more'] : added);
      };
      begin();
    });
  const load = async (from: number, to: number) => hits.slice(from, to).map(page);
  return {
    first: await shown(() => search.look(async () => ({ count: hits.length, missing: [], load }))),
    more: () => shown(search.more),
  };
}

it('lists five results at a time until there are no more', async () => {
  const { first, more } = await lookFor([1, 2, 3, 4, 5, 6, 7]);
  expect(first).toEqual(['/1/', '/2/', '/3/', '/4/', '/5/', 'more']);
  expect(await more()).toEqual(['/6/', '/7/']);
});

it('lists nothing else if there are no more results', async () => {
  const { first, more } = await lookFor([1, 2, 3, 4, 5]);
  expect(first).toEqual(['/1/', '/2/', '/3/', '/4/', '/5/']);
  expect(await more()).toEqual([]);
});
