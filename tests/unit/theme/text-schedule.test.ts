// What is listed of what was found in texts, batch by batch.
import { expect, it } from 'vitest';
import type { FoundText } from '../../../packages/theme/src/search/found-text.ts';
import { startTextSearch, type TextState } from '../../../packages/theme/src/search/text-schedule.ts';

const page = (name: number): FoundText => ({
  href: `/${name}/`,
  isHere: false,
  title: [],
  trail: [],
  excerpt: [],
  sections: [],
});

/** Looks for something that has hits with these numbers; those below zero turn out to be none. */
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
  const load = async (from: number, to: number) =>
    hits.slice(from, to).flatMap((name) => (name < 0 ? [] : [page(name)]));
  return {
    first: await shown(() => search.look(async () => ({ count: hits.length, load }))),
    more: () => shown(search.more),
  };
}

it('five hits at a time are listed, until there are no more', async () => {
  const { first, more } = await lookFor([1, 2, 3, 4, 5, 6, 7]);
  expect(first).toEqual(['/1/', '/2/', '/3/', '/4/', '/5/', 'more']);
  expect(await more()).toEqual(['/6/', '/7/']);
});

it('each page is listed once where some hits turn out to be none', async () => {
  const { first, more } = await lookFor([1, -2, 3, -4, 5, 6, -7, 8, 9, 10, 11]);
  expect(first).toEqual(['/1/', '/3/', '/5/', 'more']);
  expect(await more()).toEqual(['/6/', '/8/', '/9/', '/10/', 'more']);
  expect(await more()).toEqual(['/11/']);
});

it('more are looked for until there is one to list', async () => {
  const { more } = await lookFor([1, 2, 3, 4, 5, -6, -7, -8, -9, -10, -11, -12, -13, -14, -15, 16, -17]);
  expect(await more()).toEqual(['/16/']);
});

it('nothing is listed where there are no more', async () => {
  const { more } = await lookFor([1, 2, 3, 4, 5, -6, -7]);
  expect(await more()).toEqual([]);
});
